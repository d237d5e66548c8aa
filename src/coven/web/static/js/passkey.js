// Makes or uses a passkey: asks the server what to sign, the browser to sign it, and sends the form.

const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const encode = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const known = (list) => list?.map((key) => ({ ...key, id: decode(key.id) }));

async function sign(form, what) {
  const reply = await fetch(`/me/passkey/ask/${what}`, { method: "POST", body: new URLSearchParams(new FormData(form)) });
  const { asked, options: publicKey } = await reply.json();
  publicKey.challenge = decode(publicKey.challenge);
  publicKey.excludeCredentials = known(publicKey.excludeCredentials);
  publicKey.allowCredentials = known(publicKey.allowCredentials);
  if (publicKey.user) publicKey.user.id = decode(publicKey.user.id);
  const made = await navigator.credentials[what === "make" ? "create" : "get"]({ publicKey });
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (made.response[name]) response[name] = encode(made.response[name]);
  }
  form.elements.asked.value = asked;
  form.elements.answer.value = JSON.stringify({ id: made.id, rawId: encode(made.rawId), type: made.type, response });
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.hidden = !window.PublicKeyCredential;
  form.addEventListener("submit", async (e) => {
    if (form.elements.answer.value) return;
    e.preventDefault();
    const said = form.querySelector("[role=status]");
    said.textContent = "";
    try {
      await sign(form, form.dataset.passkey);
    } catch {
      said.textContent = form.dataset.failed;
      return;
    }
    form.submit();
  });
}
