/** The texts of a page say what helps; a browser's own reasons do not. */
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

/** WebAuthn's own JSON with its bytes as the browser wants them. */
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

/** Has the person touch their authenticator: to make a passkey where the site names its user, else to use one. */
async function answer(asked: Asked): Promise<string> {
  const publicKey = read(asked) as unknown;
  const credential = asked.user
    ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
    : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
  return write(credential as PublicKeyCredential);
}

/** What the authenticator answers, or in words why nothing came of it. Whoever is logged in no more is led to the page that says so. */
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
 * Shows what needs passkeys (`data-key`), where the browser knows them, and takes away what the page says without
 * (`data-without-passkeys`). A form in it, where it has the address that asks for one, first has the passkey answer once it is
 * pressed, and then is posted with the answer in its field `credential`. A field tells the site that the browser knows them.
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
      // It answers once: whoever comes back to this page presses anew.
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
