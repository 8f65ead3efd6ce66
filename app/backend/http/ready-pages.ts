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

/** Markup in UTF-8, cut where a value of one request stands, and the place of each such value among all values. */
type Ready = { texts: Buffer[]; places: number[] };

/**
 * Keeps the markup of pages that are asked for again and again, and writes what belongs to one request into it. A page is a
 * function of its data, or it could not be taken over by scripts: what was made from equal data need not be made again.
 * @returns what answers with a page's markup in UTF-8, made by `render` when no equal page is ready
 */
export function makeReadyPages(): (page: Page, render: () => string) => Buffer<ArrayBuffer> {
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
    const made = cut(render(), values);
    const [oldest] = ready.keys();
    if (ready.size >= MOST_PAGES && oldest !== undefined) ready.delete(oldest);
    ready.set(key, made);
    return join(made, values);
  };
}

function cut(markup: string, values: readonly string[]): Ready {
  const anyValue = new RegExp(values.map((value) => value.replace(/[.+]/g, "\\$&")).join("|"), "g");
  const places = [...markup.matchAll(anyValue)].map(([value]) => values.indexOf(value));
  return { texts: markup.split(anyValue).map((text) => Buffer.from(text)), places };
}

function join({ texts, places }: Ready, values: readonly string[]): Buffer<ArrayBuffer> {
  const written = values.map((value) => Buffer.from(value));
  return Buffer.concat(
    texts.flatMap((text, at) => {
      const value = written[places[at] ?? -1];
      return value ? [text, value] : [text];
    }),
  );
}
