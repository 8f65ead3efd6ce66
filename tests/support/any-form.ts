import { INCREASE_TABS, PLAN_PARTS } from "../../app/contract/plan/levers";
import { RIGHTS } from "../../app/contract/wire/rights";
import { ASSUMED_LINES } from "../../app/words/assumed/lines";
import { fillPath, listFilled, patternOf } from "./any-page";
import type { CallerName, Cast } from "./cast";
import { PAGES, type Rule } from "./page-rules";
import { readBuiltRoutes } from "./route-manifest";
import { readAttribute, readFields } from "./visitor";

/** A page's form as rendered, and the caller it was rendered for. */
export type DrawnForm = {
  caller: CallerName;
  action: string;
  /** The fields that it would post unchanged. */
  fields: URLSearchParams;
  /** The names of its own fields, including empty and unchosen ones. */
  names: string[];
  /** The names of the fields that a person types into. */
  typed: string[];
  /** The intents of its buttons. */
  intents: string[];
};

/** The hidden fields of every form. */
const OF_EVERY_FORM = ["csrf", "name__confirm", "from__confirm", "__rvfInternalFormId", "processContextId"];
const TYPED = ["text", "email", "tel"];

function readForms(html: string, { caller, path }: { caller: CallerName; path: string }): DrawnForm[] {
  return (html.match(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g) ?? []).map((form) => {
    const controls = (form.match(/<(input|select|textarea)\s[^>]*>/g) ?? []).flatMap((tag) => {
      const name = readAttribute(tag, "name") ?? "";
      const kind = tag.startsWith("<input") ? (readAttribute(tag, "type") ?? "text") : tag;
      const isTyped = TYPED.includes(kind) || kind.startsWith("<textarea");
      return name === "" || OF_EVERY_FORM.includes(name) ? [] : [{ name, isTyped }];
    });
    const buttons = form.match(/<button[^>]*name="intent"[^>]*>/g) ?? [];
    return {
      caller,
      action: readAttribute(/<form[^>]*>/.exec(form)?.[0] ?? "", "action") ?? path,
      fields: readFields(form),
      names: [...new Set(controls.map(({ name }) => name))],
      typed: controls.filter(({ isTyped }) => isTyped).map(({ name }) => name),
      intents: buttons.flatMap((tag) => readAttribute(tag, "value") ?? []),
    };
  });
}

/** The values of an address parameter for which the page shows different forms. */
const PARTS: [pattern: RegExp, parts: readonly string[]][] = [
  [/^\/en\/:step$/, ["1", "2", "3", "4", "5", "6", "7"]],
  [/:step$/, ["1", "10", "11"]],
  [/:tab$/, INCREASE_TABS],
  [/:part$/, PLAN_PARTS],
  [/:line$/, ASSUMED_LINES.map(({ key }) => key)],
];

/** The caller to whom a page shows most of its forms. */
function chooseCaller(rule: Rule | undefined): CallerName {
  if (rule === "everyone" || rule === "guests") return "nobody";
  if (rule === undefined || !(rule in RIGHTS)) return rule?.startsWith("adviser") ? "planner" : "person";
  const roles: readonly string[] = RIGHTS[rule as keyof typeof RIGHTS];
  return roles.includes("administrator") ? "administrator" : "planner";
}

/**
 * Finds every form of the pages that handle forms, each once.
 * @param own further values for address parameters
 */
export async function findForms(cast: Cast, own: Record<string, string>): Promise<DrawnForm[]> {
  const found = new Map<string, DrawnForm>();
  for (const pattern of readBuiltRoutes().flatMap((route) => (route.hasAction ? [patternOf(route)] : []))) {
    const caller = chooseCaller(PAGES[pattern]);
    const [, parts = [""]] = PARTS.find(([part]) => part.test(pattern)) ?? [];
    for (const part of parts) {
      const filled = part ? pattern.replace(/:\w+$/, part) : pattern;
      const address = fillPath(filled, { ...listFilled(cast), ...own });
      const { path, html } = await cast.visitors[caller].open(`${address}?plan=${cast.plans.person}`);
      for (const form of readForms(html, { caller, path }))
        found.set(`${form.action.split("?")[0]} ${form.names.join()} ${form.intents.join()}`, form);
    }
  }
  return [...found.values()];
}
