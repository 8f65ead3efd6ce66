import { announce } from "./announce";
import { showNews } from "./show-news";

const PAUSE_MILLISECONDS = 500;

/** Said where no answer came. */
const NOT_NOW = "We could not work it out just now. Press “Show what this changes” to try again.";

/** What of a slider and of a reset follows what else is typed; what somebody slides stays where it is. */
const ENDS = ["min", "max", "step", "data-least", "data-most", "data-reset-to"];

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

/**
 * Shows what a form with `data-previews` would change, half a second after the last change: posts it as the button does that
 * asks for this, and shows what the page then says in the places with `data-answered`. Nothing is saved. One question is asked
 * at a time; what is typed meanwhile is asked next. Where something is wrong the old answer stays, with why in
 * `data-not-answered`.
 */
export function previewAsTyped(): void {
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form || !("previews" in form.dataset)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void preview(form), PAUSE_MILLISECONDS);
  });
}

function writeQuestion(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([...fields, ["intent", "show"]]).toString();
}

async function preview(form: HTMLFormElement): Promise<void> {
  if (isAsking) return;
  const asked = writeQuestion(form);
  isAsking = true;
  const body = new URLSearchParams(asked);
  const page = await fetch(form.action, { method: "POST", body }).catch(() => undefined);
  const markup = page?.redirected ? undefined : await page?.text().catch(() => undefined);
  isAsking = false;
  if (asked !== writeQuestion(form)) return preview(form);
  const fresh = new DOMParser().parseFromString(markup ?? "", "text/html");
  if (page?.ok && markup !== undefined && showNews(markup, "answered")) {
    moveEnds(form, fresh);
    tell("");
    return announce(document.querySelector("[data-answered=summary]")?.textContent ?? "");
  }
  const said = [...fresh.querySelectorAll("main [role=alert] :is(a, p)")].map(
    ({ textContent }) => textContent,
  );
  tell(said.join(". ") || NOT_NOW);
}

function moveEnds(form: HTMLFormElement, fresh: Document): void {
  for (const moved of form.querySelectorAll("[data-slides], [data-reset]")) {
    const kind = moved.matches("[data-slides]") ? "[data-slides]" : "[data-reset]";
    const news = fresh.querySelector(kind);
    for (const name of ENDS) {
      const value = news?.getAttribute(name);
      if (value !== null && value !== undefined) moved.setAttribute(name, value);
    }
  }
}

/** In the form's own words, or in the page's. */
function tell(words: string): void {
  const place = document.querySelector<HTMLElement>("[data-not-answered]");
  if (!place) return;
  place.textContent = words;
  place.hidden = words === "";
}
