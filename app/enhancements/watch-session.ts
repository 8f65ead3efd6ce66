import { countDown } from "./count-down";
import { showAsDialog } from "./show-as-dialog";

/** A person is asked this long before the session ends. */
const WARNING_SECONDS = 120;

const PAGE = "/en/session-ends";

/** Opens the page that offers to stay logged in, as a dialog, in time before the end (`data-session-seconds`). */
export function watchSession(): void {
  const place = document.querySelector<HTMLElement>("[data-session-seconds]");
  if (place) wait(Number(place.dataset.sessionSeconds));
}

function wait(secondsLeft: number): void {
  setTimeout(() => void look(), Math.max(0, secondsLeft - WARNING_SECONDS) * 1_000);
}

/** Requests the seconds left from the server: another window may have renewed the session, or ended it. */
async function look(): Promise<void> {
  const here = location.pathname + location.search;
  const address = `${PAGE}?${new URLSearchParams({ next: here })}`;
  const answer = await fetch(address, { redirect: "manual" }).catch(() => undefined);
  if (answer?.type === "opaqueredirect") return location.assign(address);
  if (!answer?.ok) return wait(WARNING_SECONDS);
  const page = await readPage(answer);
  const secondsLeft = Number(page.querySelector<HTMLElement>("[data-countdown]")?.dataset.countdown);
  if (secondsLeft > WARNING_SECONDS + 1) return wait(secondsLeft);
  ask(page);
}

async function readPage(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function ask(page: Document): void {
  page.querySelector("[data-countdown-aside]")?.remove();
  const dialog = showAsDialog(page, "page-dialog");
  const counted = dialog.querySelector<HTMLElement>("[data-countdown]");
  const stop = counted && countDown(counted);
  dialog.addEventListener("close", () => stop?.());
  const form = dialog.querySelector<HTMLFormElement>("#session-ends");
  // Escape also stays logged in.
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    form?.requestSubmit();
  });
  let isSent = false;
  form?.addEventListener("submit", (event) => {
    // An offline browser sends nothing, and the form says so.
    if (!navigator.onLine) return;
    event.preventDefault();
    if (isSent) return;
    isSent = true;
    void stay(dialog, form);
  });
}

/** Renews the session beside the page, so that nothing typed on it is lost. */
async function stay(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "post", body, redirect: "manual" }).catch(
    () => undefined,
  );
  const refusal = answer?.status === 422 ? await readPage(answer) : undefined;
  // Any other response but the redirect back is shown as a page.
  if (!refusal && answer?.type !== "opaqueredirect") return form.submit();
  dialog.close();
  if (refusal) ask(refusal);
  else void look();
}
