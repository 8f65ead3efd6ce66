import { countDown } from "./count-down";
import { hideNotice, LONGEST_WAIT_MILLISECONDS, sayBusy, showNotice } from "./form-button";
import { showAsDialog } from "./show-as-dialog";

/** A person is asked this long before the session ends. */
const WARNING_SECONDS = 120;

const PAUSE_MILLISECONDS = 5_000;

const PAGE = "/en/session-ends";

const UNRENEWED = "We could not keep you logged in just now. Please press the button again.";

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
  const html = answer?.ok && (await answer.text().catch(() => undefined));
  if (!html) return void setTimeout(() => void look(), PAUSE_MILLISECONDS);
  const page = new DOMParser().parseFromString(html, "text/html");
  const secondsLeft = Number(page.querySelector<HTMLElement>("[data-countdown]")?.dataset.countdown);
  if (secondsLeft > WARNING_SECONDS + 1) return wait(secondsLeft);
  ask(page);
}

function ask(page: Document): void {
  page.querySelector("[data-countdown-aside]")?.remove();
  const dialog = showAsDialog(page, "page-dialog");
  const counted = dialog.querySelector<HTMLElement>("[data-countdown]");
  const stop = counted && countDown(counted);
  const form = dialog.querySelector<HTMLFormElement>("#session-ends");
  let isSent = false;
  // The browser closes a dialog on a second Escape, whatever the page says: it opens again unless renewed.
  dialog.addEventListener("close", () => {
    stop?.();
    if (!isSent) void look();
  });
  if (!form) return;
  const button = form.querySelector<HTMLElement>("[data-busy]");
  // Escape also stays logged in.
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    form.requestSubmit();
  });
  const stay = async () => {
    hideNotice();
    isSent = true;
    const sayOwnWords = sayBusy(button);
    const isRenewed = await renew(form);
    isSent = false;
    sayOwnWords();
    if (!dialog.open) return look();
    if (isRenewed) return dialog.close();
    showNotice(button, UNRENEWED);
  };
  form.addEventListener("submit", (event) => {
    // An offline browser sends nothing, and the form says so.
    if (!navigator.onLine) return;
    event.preventDefault();
    if (!isSent) void stay();
  });
}

/**
 * Renews the session beside the page, so that nothing typed on it is lost.
 * @returns false if it was refused, or no response came; true also if the session has ended already
 */
async function renew(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await Promise.race([
    fetch(form.action, { method: "post", body, redirect: "manual" }).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS)),
  ]);
  return answer?.type === "opaqueredirect";
}
