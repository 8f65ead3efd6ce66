/** What a page shows of one request alone; each is long and random, and written as it is in markup and data alike. */
const PASSING = /"(?:csrf|encryptedValidFrom|processContextId|requestId)":"([\w.+/=-]{24,})"/g;

const MOST_PAGES = 100;

type Page = {
  /** Path and query. */
  address: string;
  /** All that the page is made from, as JSON. */
  data: string;
  /** Lets the page's own scripts run. */
  nonce: string;
};

/** Markup, cut where a value of one request stands: text, the place of a value among all values, text, and so on. */
type Ready = { texts: string[]; places: number[] };

/**
 * Keeps the markup of pages that are asked for again and again, and writes what belongs to one request into it. A page is a
 * function of its data, or it could not be taken over by scripts: what was made from equal data need not be made again.
 * @returns what answers with a page's markup, made by `render` when no equal page is ready
 */
export function makeReadyPages(): (page: Page, render: () => string) => string {
  const ready = new Map<string, Ready>();
  return ({ address, data, nonce }, render) => {
    const values = [nonce];
    const rest = data.replace(PASSING, (field, value: string) => {
      values.push(value);
      return field.slice(0, -value.length - 1);
    });
    const key = `${address} ${rest}`;
    const known = ready.get(key);
    if (known) return join(known, values);
    const markup = render();
    const [oldest] = ready.keys();
    if (ready.size >= MOST_PAGES && oldest !== undefined) ready.delete(oldest);
    ready.set(key, cut(markup, values));
    return markup;
  };
}

function cut(markup: string, values: readonly string[]): Ready {
  const anyValue = new RegExp(values.map((value) => value.replace(/[.+]/g, "\\$&")).join("|"), "g");
  const places = [...markup.matchAll(anyValue)].map(([value]) => values.indexOf(value));
  return { texts: markup.split(anyValue), places };
}

function join({ texts, places }: Ready, values: readonly string[]): string {
  return texts.reduce((markup, text, at) => markup + (values[places[at - 1] ?? 0] ?? "") + text);
}
