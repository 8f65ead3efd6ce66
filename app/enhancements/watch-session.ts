import { countDown } from "./count-down";
import { showAsDialog } from "./show-as-dialog";

/** So long before its end a person is asked whether they are still there. */
const WARNING_SECONDS = 120;

const PAGE = "/en/session-ends";

/** Opens the page that asks it as a dialog over this one, when the time comes (`data-session-seconds`). */
export function watchSession(): void {
  const place = document.querySelector<HTMLElement>("[data-session-seconds]");
  if (place) wait(Number(place.dataset.sessionSeconds));
}

function wait(secondsLeft: number): void {
  setTimeout(() => void look(), Math.max(0, secondsLeft - WARNING_SECONDS) * 1_000);
}

/** Asks the server how long the session lasts: another window may have made it longer, or ended it. */
async function look(): Promise<void> {
  const here = location.pathname + location.search;
  const address = `${PAGE}?${new URLSearchParams({ next: here })}`;
  const answer = await fetch(address, { redirect: "manual" }).catch(() => undefined);
  if (answer?.type === "opaqueredirect") return location.assign(address);
  if (!answer?.ok) return wait(WARNING_SECONDS);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const secondsLeft = Number(page.querySelector<HTMLElement>("[data-countdown]")?.dataset.countdown);
  if (secondsLeft > WARNING_SECONDS + 1) return wait(secondsLeft);
  ask(page);
}

function ask(page: Document): void {
  page.querySelector("[data-countdown-aside]")?.remove();
  const dialog = showAsDialog(page, "page-dialog");
  const counted = dialog.querySelector<HTMLElement>("[data-countdown]");
  const stop = counted && countDown(counted);
  dialog.addEventListener("close", () => stop?.());
  // Escape means to be there as well.
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    void stay(dialog);
  });
  dialog.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== "session-ends") return;
    event.preventDefault();
    void stay(dialog);
  });
}

/** Renews the session beside the page, so that nothing typed on it is lost. */
async function stay(dialog: HTMLDialogElement): Promise<void> {
  const form = dialog.querySelector<HTMLFormElement>("#session-ends");
  if (!form) return;
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "post", body, redirect: "manual" }).catch(
    () => undefined,
  );
  // Anything but the way back is shown as it is.
  if (answer?.type !== "opaqueredirect") return form.submit();
  dialog.close();
  void look();
}
