import { hideNotice, LONGEST_WAIT_MILLISECONDS, sayBusy, showNotice } from "./form-button";

const OFFLINE_WORDS =
  "You are offline. Your answers are still on this page: check your connection, and press the button again.";

type Posting = { form: HTMLFormElement; sayOwnWords?: () => void };

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
    hideNotice();
    if (posting?.form === form) return event.preventDefault();
    if (!navigator.onLine) {
      event.preventDefault();
      return showNotice(button ?? submitter, OFFLINE_WORDS);
    }
    const isMain = button === submitter || !submitter?.hasAttribute("name");
    const mine: Posting = { form };
    posting = mine;
    // After all other listeners: one that prevented the event posts the form itself.
    setTimeout(() => {
      if (event.defaultPrevented) posting = undefined;
      else if (isMain) mine.sayOwnWords = sayBusy(button);
    });
    setTimeout(() => posting === mine && takeBack(), LONGEST_WAIT_MILLISECONDS);
  });
  window.addEventListener("pageshow", takeBack);
  window.addEventListener("online", hideNotice);
}

function findMainButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | undefined {
  if (submitter?.matches("[data-busy]")) return submitter;
  return [...document.querySelectorAll<HTMLButtonElement>("button[data-busy]")].find(
    (button) => button.form === form,
  );
}

function takeBack(): void {
  posting?.sayOwnWords?.();
  posting = undefined;
}
