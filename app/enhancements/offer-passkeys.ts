/** The site's own texts say what to do next; a browser's error messages do not. */
const NO_ANSWER = "No passkey was used. Please try again, or go on without one.";
const HAS_ONE =
  "This device has a passkey of yours already, and makes no second one. You can log in with it.";
const UNREACHED = "The site could not be reached. Please check your connection and try again.";

const decode = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const encode = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");

type Asked = {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string }[];
};

/** Converts WebAuthn's JSON for the browser, which takes bytes where the JSON has base64url. */
function read({ challenge, user, excludeCredentials, ...others }: Asked) {
  return {
    ...others,
    challenge: decode(challenge),
    ...(user && { user: { ...user, id: decode(user.id) } }),
    ...(excludeCredentials && {
      excludeCredentials: excludeCredentials.map((known) => ({ ...known, id: decode(known.id) })),
    }),
  };
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

function write({ id, rawId, type, response }: PublicKeyCredential): string {
  const parts = PARTS.flatMap((name) => {
    const bytes: unknown = Reflect.get(response, name);
    return bytes instanceof ArrayBuffer ? [[name, encode(bytes)] as const] : [];
  });
  return JSON.stringify({
    ...{ id, rawId: encode(rawId), type, clientExtensionResults: {} },
    response: Object.fromEntries(parts),
  });
}

/** Asks the authenticator to create a passkey if the site names a user, otherwise to use one. */
async function answer(asked: Asked): Promise<string> {
  const publicKey = read(asked) as unknown;
  const credential = asked.user
    ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
    : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
  return write(credential as PublicKeyCredential);
}

/** Returns the credential, or the reason for none. An expired session opens the page that says so. */
async function askFor(form: HTMLFormElement, address: string) {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const asked = await fetch(address, { method: "POST", body }).catch(() => undefined);
  if (!asked) return { words: UNREACHED };
  if (asked.redirected) return location.assign(asked.url);
  if (asked.ok) return { credential: await answer((await asked.json()) as Asked) };
  const isOurs = asked.headers.get("Content-Type")?.startsWith("text/plain");
  return { words: isOurs ? await asked.text() : UNREACHED };
}

const hasOne = (error: unknown) => error instanceof DOMException && error.name === "InvalidStateError";

/**
 * Shows the parts for passkeys (`data-key`) where the browser supports them, and hides the text for browsers that do
 * not (`data-without-passkeys`). If `data-key` is the address of a challenge, the form in it is posted with the
 * passkey's answer in its field `credential`. A field with `data-key` tells the site that passkeys are supported.
 */
export default function offerPasskeys(): void {
  if (!("PublicKeyCredential" in window)) return;
  for (const words of document.querySelectorAll<HTMLElement>("[data-without-passkeys]")) words.hidden = true;
  for (const offer of document.querySelectorAll<HTMLElement>("[data-key]")) {
    if (offer instanceof HTMLInputElement) offer.value = "yes";
    offer.hidden = false;
    if (offer.dataset.key)
      offer.querySelector("form")?.addEventListener("submit", (event) => press(offer, event));
  }
}

function press(offer: HTMLElement, event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const field = form.elements.namedItem("credential") as HTMLInputElement;
  if (field.value) return;
  event.preventDefault();
  say(offer, "");
  askFor(form, offer.dataset.key ?? "").then(
    (came) => {
      if (!came) return;
      if (came.words !== undefined) return say(offer, came.words);
      field.value = came.credential;
      form.requestSubmit(event.submitter);
      // An answer is valid once: on the way back to this page, the next press asks for another.
      setTimeout(() => (field.value = ""));
    },
    (error) => say(offer, hasOne(error) ? HAS_ONE : NO_ANSWER),
  );
}

function say(offer: HTMLElement, words: string): void {
  const place = offer.querySelector<HTMLElement>("[data-passkey-trouble]");
  if (!place) return;
  place.textContent = words;
  place.hidden = words === "";
}
