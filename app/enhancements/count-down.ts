import { cancelRefresh } from "./cancel-refresh";

const TICK_MILLISECONDS = 250;

/**
 * Counts down in an element with `data-countdown` (seconds), shows the time left in its parts, and then opens the
 * page of `data-countdown-to`. The link beside it (`data-countdown-stop`) stops it.
 * @returns a function that also stops it
 */
export function countDown(place: HTMLElement): () => void {
  const total = Number(place.dataset.countdown);
  const end = Date.now() + total * 1_000;
  const find = (part: string) => place.querySelector<HTMLElement>(`[data-countdown-${part}]`);
  const [clock, seconds, bar] = [find("clock"), find("seconds"), find("bar")];
  const fill = bar?.querySelector(".progress-fill");
  for (const part of [place, bar]) if (part) part.hidden = false;
  const show = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
    write(clock, `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`);
    write(seconds, String(left));
    fill?.setAttribute("width", `${(100 * left) / total}%`);
    if (left > 0) return;
    stop();
    location.assign(place.dataset.countdownTo ?? "/en");
  };
  const timer = setInterval(show, TICK_MILLISECONDS);
  const stop = () => clearInterval(timer);
  show();
  return stop;
}

function write(part: HTMLElement | null, text: string): void {
  if (part && part.textContent !== text) part.textContent = text;
}

/** Counts down on the page itself, and cancels the Refresh header that does so without scripts. */
export function countDownOnPage(): void {
  const place = document.querySelector<HTMLElement>("[data-countdown]");
  if (!place) return;
  cancelRefresh();
  countDown(place);
}
