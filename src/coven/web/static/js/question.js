// Makes the question fit into its place, which has one height for the whole game: a long one is written
// smaller, step by step (see `data-ui-fit` in play.css).

const question = document.getElementById("part-prompt");
const STEPS = 3;

function fit() {
  question.removeAttribute("data-ui-fit");
  for (let step = 1; step <= STEPS && question.scrollHeight > question.clientHeight + 1; step++) {
    question.setAttribute("data-ui-fit", step);
  }
}

const watching = new MutationObserver(fit);
for (const el of [question, document.getElementById("part-actions")]) { // buttons take room from it
  watching.observe(el, { childList: true, characterData: true, subtree: true });
}
addEventListener("resize", fit);
document.fonts.ready.then(fit);
