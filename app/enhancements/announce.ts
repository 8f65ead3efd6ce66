/** A screen reader needs a moment to know of a new place for words, and to notice that the last words are gone. */
const PAUSE_MILLISECONDS = 100;

let place: HTMLElement | undefined;

/** Has words read aloud; none take back what was said. */
export function announce(words: string): void {
  place ??= addPlace();
  place.textContent = "";
  setTimeout(() => place && (place.textContent = words), PAUSE_MILLISECONDS);
}

function addPlace(): HTMLElement {
  const added = document.createElement("p");
  added.setAttribute("role", "status");
  added.className = "sr-only";
  document.body.append(added);
  return added;
}
