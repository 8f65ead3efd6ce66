/** Ten invented people with a chosen plan, and every page and PDF that shows its figures. */
import { setTimeout as sleep } from "node:timers/promises";
import type { WireAmendment } from "../../../app/contract/plan/adjust-needs";
import { reachOver } from "../../../app/backend/transports/remote";
import { addYears, formatDayMonthYear } from "../../../app/base/date";
import { type AdviceRecord, exportedRecordSchema } from "../../../app/contract/records/advice-record";
import type { SurveyRecord } from "../../../app/contract/survey/survey-record";
import { take } from "../call";
import { openLoggedInVisitor } from "../logged-in-visitor";
import { createClient, everybody } from "../over-transports";
import { readPaper } from "../read-paper";
import { waitForPaper } from "../wait-for-paper";
import { today } from "../today";
import { readBlocks, readLines } from "./read-figures";
import type { Stored } from "./stored-figures";

type Invented = { who: string; slug: string; answers?: Partial<SurveyRecord>; change?: WireAmendment };

const alone = { financially_support_partner: "no", financially_support_children: "no" } as const;

export const TEN_PEOPLE: readonly Invented[] = [
  { who: "a couple that repays less debt", slug: "thandi", change: { debt_recommend: 50_000 } },
  {
    who: "a brother's supporter with less income",
    slug: "pieter",
    change: { desired_gross_monthly_income: 9_000 },
  },
  { who: "a woman alone with a life annuity", slug: "nomvula" },
  { who: "a smoker with a partner", slug: "johan" },
  { who: "a seriously ill mother", slug: "fatima" },
  { who: "a seriously ill father with a living annuity", slug: "arjun" },
  { who: "tiny savings", slug: "nomvula", answers: { retirement_savings: 110_000 } },
  { who: "large savings", slug: "arjun", answers: { retirement_savings: 90_000_000 } },
  {
    who: "a woman alone who retires in five years",
    slug: "thandi",
    answers: { ...alone, retirement_date: formatDayMonthYear(addYears(today, 5)) },
  },
  {
    who: "a partner who gets less",
    slug: "johan",
    change: { partner_guaranteed_inc_perct: 50, income_guarantee_period: 5 },
  },
];

/** A text with figures, and its neighbours if a sentence may continue there. */
export type Said = { block: string; around?: string };

/** A chosen plan, and the texts of each page and PDF that shows it. */
export type Shown = {
  stored: Stored;
  surfaces: Record<string, Said[]>;
  csv: string;
  json: unknown;
  record: AdviceRecord;
};

const PLAN = "/en/recommended-plan";
const MARKETS = ["poor", "expected", "strong"];

/** Has a person choose a plan on a running site, and reads everything that shows it. */
export async function readEverySurface(origin: string, invented: Invented): Promise<Shown> {
  const { slug, answers, change } = invented;
  // Connections that were closed during the long mapping of figures are noticed only when this process waits.
  await sleep(20);
  const { call, waitForRecommendation } = createClient(() => reachOver(origin));
  const record = everybody.find((one) => one.slug === slug)?.record;
  const { account, visitor } = await openLoggedInVisitor(origin);
  const accepted = { accepted: true as const, userId: account.userId, url: "/en", browser: "a test" };
  take(await call("acceptTerms", { body: accepted }, account));
  const body = { ...record, ...answers, rsaid: account.rsaid };
  const { id } = take(await call("createPlan", { body }, account));
  await waitForRecommendation(account, id);
  if (change) take(await call("overrideRecommendation", { body: { id, ...change } }, account));
  const plan_type = change ? "edit" : "base";
  const chosen = take(await call("selectPlan", { body: { id, plan_type } }, account)).record;
  const params = { recordId: chosen?.record_id ?? "" };

  await visitor.open(`/en/recommendation-experience/1?plan=${id}`);
  await visitor.press("plan");
  const [plan] = take(await call("getPlan", { query: { id } }, account));
  const results = take(await call("getRecommendations", { query: { id, plan_type: "both" } }, account));
  const [base, edit] = Array.isArray(results) ? results : [];
  if (!plan || !base) throw new Error("there is no plan");

  const open = async (page: string, query = "") => {
    const { html } = await visitor.clone().open(`${PLAN}${page}?plan=${id}${query}`);
    // The port of a test server is no figure.
    return readBlocks(html.replaceAll(origin, "")).map((block) => ({ block }));
  };
  const types = edit ? ["", "&type=recommended"] : [""];
  const fetchFile = async (file: string) => {
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return (await fetch(`${origin}${PLAN}/files/${file}?plan=${id}`, { headers: { Cookie } })).text();
  };
  const views = types.flatMap((type) => MARKETS.map((market) => `&market=${market}${type}`));
  const comparisons = ["plans", "options", "guaranteed", "funds"];
  const { record: frozen } = exportedRecordSchema.parse(
    JSON.parse(take(await call("getRecord", { params }, account)).file),
  );
  const [csv, json] = [await fetchFile("projections.csv"), await fetchFile("plan.json")];
  const surfaces: Shown["surfaces"] = {
    // The print-only texts are part of the same page.
    "plan page, on the screen and printed": await open(""),
    "views of the plan": (await Promise.all(views.map((view) => open("/charts", view)))).flat(),
    "fees page": (await Promise.all(types.map((type) => open("/fees", type)))).flat(),
    "compare page": (await Promise.all(comparisons.map((show) => open("/compare", `&show=${show}`)))).flat(),
    "record's page": await open("/record-of-advice"),
    "record's file": listTexts(frozen).map((block) => ({ block })),
    "record's PDF": readLines(
      (await readPaper(await waitForPaper(() => call("getRecordPaper", { params }, account)))).text,
    ),
  };
  return { stored: { plan, base, edit }, surfaces, csv, json: JSON.parse(json), record: frozen };
}

/** The sentences of a record; its figures and answers are compared directly. */
function listTexts({ questions, options, changes, summary, warnings, costs, shown }: AdviceRecord): string[] {
  const list = (value: unknown): string[] => {
    if (typeof value === "string") return [value.replace(/[\s\u00a0]+/g, " ")];
    if (typeof value !== "object" || value === null) return [];
    if ("cells" in value && Array.isArray(value.cells)) return [list(value.cells).join(" | ")];
    return Object.values(value).flatMap(list);
  };
  return list({ questions, options, changes, summary, warnings, costs, shown });
}
