/** A screen reader needs a moment to notice a new live region, and to notice that the last text is gone. */
const PAUSE_MILLISECONDS = 100;

let place: HTMLElement | undefined;

/** Has a screen reader read the words aloud; an empty text clears the last ones. */
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
