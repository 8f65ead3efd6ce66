/** Form posts that no page of ours makes: with undeclared names, and with texts that take long to read. */
import { beforeAll, expect, inject, it } from "vitest";
import { type DrawnForm, findForms } from "../support/any-form";
import { assembleCast, type Cast } from "../support/cast";
import type { Visitor } from "../support/visitor";

const SECOND = 1_000;
/** A busy machine may pause for a second. */
const TRIES = 3;

const server = inject("site");
let cast: Cast;
let forms: DrawnForm[];
beforeAll(async () => {
  cast = await assembleCast(server);
  const { administrator, nobody } = cast.visitors;
  await administrator.open("/en/admin/organisations/new");
  const { path } = await administrator.press("details", { name: "Umdoni Advice" });
  const { html } = await administrator.open("/en/admin/people?role=planner");
  const adviser = /"\/en\/admin\/people\/(\d+)\/hand-over"/.exec(html)?.[1] ?? "";
  // After this, the code page shows its form.
  await nobody.open("/en/register");
  await nobody.press("send", { rsaIdNr: cast.person.rsaid, cellNr: "0823456789" });
  forms = await findForms(cast, { ":organisation": /\d+/.exec(path)?.[0] ?? "", ":person": adviser });
});

/** Runs an act while another visitor loads a page; both must end within a second. */
async function doInTime(what: string, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const begun = performance.now();
    const [page] = await Promise.all([cast.visitors["another guest"].clone().open("/en/menu"), act()]);
    const milliseconds = Math.round(performance.now() - begun);
    expect(page.status).toBe(200);
    if (milliseconds < SECOND) return;
    if (tries === TRIES) expect.fail(`${what} took ${milliseconds} ms`);
  }
}

/** Names that would create a long list or a deep object, or reach the prototype. */
const FORGED = [
  ...["a[20000000].x", "a[999999999].x", "list[999999999]", "__proto__.x", "constructor[prototype].x"],
  Array.from({ length: 15_000 }, () => "a").join("."),
];

/** A refused search shows the previous search instead. */
const FORGOTTEN = "search";

it("reads the names that a form declares, and no other", async () => {
  expect(forms.length).toBeGreaterThan(60);
  for (const { caller, action, typed } of forms) {
    const texts = typed.flatMap((name, place) => (name === FORGOTTEN ? [] : [[name, `typed-${place}`]]));
    // Without the CSRF token, so that the page is shown again with everything that was read.
    const posted = new URLSearchParams([...texts, ...FORGED.map((name) => [name, "forged"])]);
    await doInTime(action, async () => {
      const answer = await cast.visitors[caller].clone().post(posted, action);
      const html = await answer.text();
      expect(answer.status, action).toBeLessThan(500);
      expect(html, action).not.toContain("forged");
      for (const [name, text = ""] of texts) expect(html.includes(text), `${name} of ${action}`).toBe(true);
    });
  }
});

/** Characters that patterns look for, and that people type. */
const CHARACTERS = [" ", "1", "a", "\u00a0", ".", ",", "%", "\t", "*", "@", "/", "-"];
const TEXT_BYTES = 58_000;

const writeLong = (character: string) => `1${character.repeat(TEXT_BYTES / Buffer.byteLength(character))}x`;

/** Three characters for each field, in turn; the long run tries all of them. */
function chooseTexts(place: number): string[][] {
  const groups = [0, 1, 2, 3].map((group) => CHARACTERS.filter((_, at) => at % 4 === group).map(writeLong));
  return inject("isLong") ? groups : [groups[place % groups.length] ?? []];
}

it("answers within a second, whatever long text is in a field", async () => {
  // Logging out would end the session of the following posts.
  const stay = forms.filter(({ action }) => action !== "/en/log-out");
  const asked = stay.flatMap((form) => form.names.map((name) => ({ ...form, name })));
  for (const [place, { caller, action, fields, name, intents }] of asked.entries())
    for (const texts of chooseTexts(place))
      await doInTime(`${name} of ${action}`, () => {
        const posts = texts.map((text, at) => {
          const intent = intents.includes(name) ? name : (intents[(place + at) % intents.length] ?? "");
          const posted = new FormData();
          for (const [other, value] of fields) posted.append(other, value);
          posted.set(name, text);
          posted.set("intent", intent);
          return expectNoFailure(cast.visitors[caller].clone(), posted, action);
        });
        return Promise.all(posts);
      });
});

/** Posts a form and follows the redirect, whose page may read it again. */
async function expectNoFailure(visitor: Visitor, posted: FormData, action: string): Promise<void> {
  const answer = await visitor.post(posted, action);
  expect(answer.status, action).toBeLessThan(500);
  await answer.arrayBuffer();
  const next = answer.headers.get("Location");
  if (next) expect((await visitor.open(next)).status, action).toBeLessThan(500);
}
