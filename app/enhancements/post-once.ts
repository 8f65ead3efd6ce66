const OFFLINE_WORDS =
  "You are offline. Your answers are still on this page: check your connection, and press the button again.";

/** After this time no response will come, or the person has stopped it, and they may press again. */
const LONGEST_WAIT_MILLISECONDS = 30_000;

type Posting = { form: HTMLFormElement; button: HTMLElement | undefined; words: string };

let posting: Posting | undefined;

/** True while a form is being sent: leaving the page then loses none of its text. */
export function isPosting(form: HTMLFormElement): boolean {
  return posting?.form === form;
}

/**
 * Posts a form once however often its buttons are pressed, shows the busy words (`data-busy`) of the pressed or main
 * button, and holds the form back with a message while the browser is offline. Forms that the page's own scripts post
 * are left alone.
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
    // After all other listeners: one that prevented the event posts the form itself.
    setTimeout(() => (event.defaultPrevented ? (posting = undefined) : sayBusy()));
    setTimeout(() => posting === mine && takeBack(), LONGEST_WAIT_MILLISECONDS);
  });
  window.addEventListener("pageshow", takeBack);
  window.addEventListener("online", hideOffline);
}

function findMainButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | undefined {
  if (submitter?.matches("[data-busy]")) return submitter;
  return [...document.querySelectorAll<HTMLButtonElement>("button[data-busy]")].find(
    (button) => button.form === form,
  );
}

/** The words are a button's first text node; an icon after it stays. */
function sayBusy(): void {
  const words = posting?.button?.firstChild;
  if (!posting || !words) return;
  posting.words = words.textContent ?? "";
  words.textContent = posting.button?.dataset.busy ?? "";
}

function takeBack(): void {
  const words = posting?.button?.firstChild;
  if (words && posting?.words) words.textContent = posting.words;
  posting = undefined;
}

function showOffline(button: HTMLElement | null): void {
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.dataset.offline = "";
  notice.className = "basis-full font-bold text-error";
  notice.textContent = OFFLINE_WORDS;
  button?.parentElement?.prepend(notice);
}

function hideOffline(): void {
  document.querySelector("[data-offline]")?.remove();
}
