import { announce } from "./announce";
import { offerCopying } from "./offer-copying";
import { showNews } from "./show-news";

const PAUSE_MILLISECONDS = 500;

/**
 * Answers a form with `data-answers` half a second after the last change: requests the page that its button would
 * open, shows its text in the places with `data-answered`, and takes over its address. Until then, and where an
 * answer has a mistake, the old text stays.
 */
export function answerAsTyped(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answers]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  form?.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void answer(form), PAUSE_MILLISECONDS);
  });
}

function writeQuestion(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.action}?${new URLSearchParams(fields).toString()}`;
}

async function answer(form: HTMLFormElement): Promise<void> {
  const address = writeQuestion(form);
  const page = await fetch(address).catch(() => undefined);
  const markup = page?.ok ? await page.text() : undefined;
  // The form changed meanwhile; the next request answers it.
  if (markup === undefined || address !== writeQuestion(form)) return;
  if (!showNews(markup, "answered")) return;
  history.replaceState(null, "", address);
  offerCopying();
  announce(document.querySelector("[data-answered] h1")?.textContent ?? "");
}
