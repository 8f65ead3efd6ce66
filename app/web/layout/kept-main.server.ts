import type { AppLoadContext } from "@remix-run/node";

/** Few people look at one plan in many ways at a time, and each way is some 100 kB. */
const MOST_KEPT = 5;
const kept = new WeakMap<object, Map<string, string>>();

type Main = { markup?: string; keep: (page: string) => void };
const ofRequest = new WeakMap<AppLoadContext, Main>();

/**
 * Looks whether the main part of the page that this request asks for was drawn before, from the same data.
 * @param source what the part shows, an object that never changes: what was drawn of it is kept as long as it is
 * @param rest all else that the part depends on
 * @returns whether it was, so that the loader need not describe it again; otherwise it is kept once it is drawn
 */
export function recallMain(context: AppLoadContext, source: object, rest: unknown): boolean {
  const drawn = kept.get(source) ?? new Map<string, string>();
  const key = JSON.stringify(rest);
  const markup = drawn.get(key);
  const keep = (page: string) => {
    drawn.set(key, cutMain(page));
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
    kept.set(source, drawn);
  };
  ofRequest.set(context, { markup, keep });
  return markup !== undefined;
}

/** What the loader of this request's page said about its main part; undefined for a page that is always drawn. */
export function findMain(context: AppLoadContext): Main | undefined {
  return ofRequest.get(context);
}

/** Whatever people typed is escaped, so that only the page's own frame has these tags. */
function cutMain(page: string): string {
  const start = page.indexOf(">", page.indexOf("<main")) + 1;
  return page.slice(start, page.lastIndexOf("</main>"));
}
