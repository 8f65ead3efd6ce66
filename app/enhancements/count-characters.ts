import { announce } from "./announce";

/** From so few characters left on, a screen reader announces the count, and only when the typing pauses. */
const TOLD_FROM_LEFT = 50;
const PAUSE_MILLISECONDS = 1_000;

/** Shows below each text area with `data-count-to` how many of the allowed characters are typed. */
export function countCharacters(): void {
  for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-count-to]")) {
    const place = document.querySelector<HTMLElement>(`[data-count-of="${area.id}"]`);
    if (place) count(area, place);
  }
}

function count(area: HTMLTextAreaElement, place: HTMLElement): void {
  const most = Number(area.dataset.countTo);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const words = `${area.value.length} of ${most} characters`;
    place.textContent = words;
    clearTimeout(timer);
    if (area === document.activeElement && most - area.value.length < TOLD_FROM_LEFT)
      timer = setTimeout(() => announce(words), PAUSE_MILLISECONDS);
  };
  place.hidden = false;
  area.addEventListener("input", show);
  show();
}
