const OFFLINE_WORDS =
  "You are offline. Your answers are still on this page: check your connection, and press the button again.";

/** After this the answer is not coming, or the person has stopped it, and may press again. */
const LONGEST_WAIT_MILLISECONDS = 30_000;

type Posting = { form: HTMLFormElement; button: HTMLElement | undefined; words: string };

let posting: Posting | undefined;

/** Whether a form is on its way, and leaving the page loses nothing. */
export function isPosting(): boolean {
  return posting !== undefined;
}

/**
 * Lets a form be posted once however often its buttons are pressed, says 'Saving...' on the main one (`data-saving`), and
 * holds the form with a word about it while the browser is offline. A form that the page posts by itself is left to it.
 */
export function postOnce(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== "post" || event.defaultPrevented) return;
    const button = findMainButton(form, submitter);
    hideOffline();
    if (posting?.form === form) return event.preventDefault();
    if (!navigator.onLine) {
      event.preventDefault();
      return showOffline(button ?? submitter);
    }
    const isMain = button === submitter || !submitter?.hasAttribute("name");
    const mine: Posting = { form, button: isMain ? button : undefined, words: "" };
    posting = mine;
    // By then everybody has heard of it: whoever prevented it posts the form in a way of their own.
    setTimeout(() => (event.defaultPrevented ? (posting = undefined) : saySaving()));
    setTimeout(() => posting === mine && takeBack(), LONGEST_WAIT_MILLISECONDS);
  });
  window.addEventListener("pageshow", takeBack);
  window.addEventListener("online", hideOffline);
}

function findMainButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | undefined {
  if (submitter?.matches("[data-saving]")) return submitter;
  return [...document.querySelectorAll<HTMLButtonElement>("button[data-saving]")].find(
    (button) => button.form === form,
  );
}

/** The words are a button's first text; an icon after them stays. */
function saySaving(): void {
  const words = posting?.button?.firstChild;
  if (!posting || !words) return;
  posting.words = words.textContent ?? "";
  words.textContent = "Saving...";
}

function takeBack(): void {
  const words = posting?.button?.firstChild;
  if (words && posting?.words) words.textContent = posting.words;
  posting = undefined;
}

function showOffline(button: HTMLElement | null): void {
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.setAttribute("data-offline", "");
  notice.className = "basis-full font-bold text-error";
  notice.textContent = OFFLINE_WORDS;
  button?.parentElement?.prepend(notice);
}

function hideOffline(): void {
  document.querySelector("[data-offline]")?.remove();
}
