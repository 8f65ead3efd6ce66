/** A visitor whose browser runs no scripts: opens pages, fills in forms, presses buttons, follows redirects. */

export type Page = { status: number; path: string; html: string };
export type Changes = Record<string, string | readonly string[] | undefined>;

export type Visitor = {
  /** The current page. */
  page: () => Page;
  open: (path: string) => Promise<Page>;
  /** Fills in the form of the button with this intent, and presses it. */
  press: (intent: string, changes?: Changes) => Promise<Page>;
  /** Presses the only button of the page's first form, unchanged. */
  submit: () => Promise<Page>;
  /** Chooses a file in the form of the button with this intent, and presses it. */
  upload: (intent: string, file: { field: string; content: Blob }) => Promise<Page>;
  /** Posts the given fields to the page's form or to another; does not follow the response. */
  post: (fields: URLSearchParams | FormData, action?: string) => Promise<Response>;
  /** The fields that the form of the button with this intent, else the first form, would post unchanged. */
  fields: (intent?: string) => URLSearchParams;
  cookies: Map<string, string>;
  /** Another window of the same browser, with the same cookies and page. */
  clone: () => Visitor;
};

/** A plan that becomes ready meanwhile takes six redirects to its walk-through; browsers follow twenty. */
const LONGEST_WAY = 10;

export function createVisitor(origin: string, cookies = new Map<string, string>(), start?: Page): Visitor {
  let page: Page = start ?? { status: 0, path: "/en", html: "" };

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // Compression takes a tenth to a fifth of the site's time for a page, and decompression a third of its
    // reader's.
    const headers = { "Accept-Encoding": "identity", ...init.headers, ...(cookie && { Cookie: cookie }) };
    const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
    for (const header of response.headers.getSetCookie()) keepCookie(cookies, header);
    return response;
  }

  async function follow(first: Response, path: string): Promise<Page> {
    let [response, at] = [first, path];
    for (let hop = 0; response.status >= 300 && response.status < 400; hop += 1) {
      if (hop === LONGEST_WAY) throw new Error(`redirected in circles at ${at}`);
      at = response.headers.get("Location") ?? "";
      response = await send(at);
    }
    page = { status: response.status, path: at, html: await response.text() };
    requireSingleIds(page);
    return page;
  }

  const post = (body: URLSearchParams | FormData, action: string) => send(action, { method: "POST", body });
  return {
    page: () => page,
    open: async (path) => follow(await send(path), path),
    press: async (intent, changes = {}) => {
      const fields = applyChanges(readFields(findForm(page.html, intent)), changes);
      fields.append("intent", intent);
      const action = readAction(page, intent);
      return follow(await post(fields, action), action);
    },
    submit: async () => {
      const action = readAction(page);
      return follow(await post(readFields(findForm(page.html)), action), action);
    },
    upload: async (intent, { field, content }) => {
      const body = new FormData();
      for (const [name, value] of readFields(findForm(page.html, intent))) body.append(name, value);
      body.set(field, content, "chosen");
      body.append("intent", intent);
      const action = readAction(page, intent);
      return follow(await send(action, { method: "POST", body }), action);
    },
    post: (fields, action = readAction(page)) => post(fields, action),
    fields: (intent) => readFields(findForm(page.html, intent)),
    cookies,
    clone: () => createVisitor(origin, new Map(cookies), page),
  };
}

/** Fails if two elements of a page have the same id: a label or a link would lead to the wrong one. */
function requireSingleIds({ path, html }: Page): void {
  const ids = [...html.replace(/<script[\s\S]*?<\/script>/g, "").matchAll(/<[a-z][^>]*?\sid="([^"]*)"/gi)];
  const twice = ids.map(([, id]) => id).filter((id, place, all) => all.indexOf(id) !== place);
  if (twice.length > 0) throw new Error(`${path} has more than one element of the id ${twice.join(", ")}`);
}

function keepCookie(cookies: Map<string, string>, header: string) {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  if (/max-age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}

function applyChanges(fields: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    fields.delete(name);
    for (const one of value === undefined ? [] : [value].flat()) fields.append(name, one);
  }
  return fields;
}

/**
 * The form with a button of this intent, else the page's first; the form that extends a session is on every
 * page.
 */
function findForm(html: string, intent?: string): string {
  const forms = html.match(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g) ?? [];
  const own = forms.find((form) => !form.includes('id="session-goes-on"'));
  return forms.find((form) => form.includes(`name="intent" value="${intent}"`)) ?? own ?? "";
}

/** The address that the pressed button posts to: its own, if it has one. */
function readAction({ html, path }: Page, intent?: string): string {
  const form = findForm(html, intent);
  const buttons = intent === undefined ? [] : (form.match(/<button[^>]*>/g) ?? []);
  const button = buttons.find((tag) => tag.includes(`value="${intent}"`)) ?? "";
  const tag = /<form[^>]*>/.exec(form)?.[0] ?? "";
  return decode(/formaction="([^"]*)"/i.exec(button)?.[1] ?? /action="([^"]*)"/.exec(tag)?.[1] ?? path);
}

/** The fields that a browser would post from an unchanged form. */
export function readFields(form: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = readAttribute(tag, "name");
    const type = readAttribute(tag, "type") ?? "text";
    const isOff = (type === "radio" || type === "checkbox") && !/\schecked(=|\s|\/|>)/.test(tag);
    if (name && !isOff) fields.append(name, readAttribute(tag, "value") ?? "");
  }
  for (const [, attributes = "", options = ""] of form.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const selected = /<option[^>]*\sselected[^>]*>/.exec(options)?.[0];
    fields.append(
      readAttribute(attributes, "name") ?? "",
      selected ? (readAttribute(selected, "value") ?? "") : "",
    );
  }
  return fields;
}

export function readAttribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text
    .replace(/<!-- -->/g, "")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** The page's text, without tags and with white space collapsed. */
export function readText(html: string): string {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style[\s\S]*?<\/style>/g, "");
  return decode(body.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " "))
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

/** The text of the element with an id. */
export function readElement(html: string, id: string): string | undefined {
  const [, tag, content] = new RegExp(`<(\\w+)[^>]*\\sid="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html) ?? [];
  return tag === undefined ? undefined : readText(content ?? "");
}

export function readTitle(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}

/** The error summary: the target and the text of each link. */
export function readErrorSummary(html: string): { href: string; words: string }[] {
  const box = /<h2 id="error-summary-title"[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? "";
  return [...box.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = "", words = ""]) => ({
    href,
    words: readText(words),
  }));
}
