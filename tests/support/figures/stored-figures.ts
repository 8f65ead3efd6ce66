/** The figures of a stored result by unit, each with the name of its field. */
import { ageOn, parseDayMonthYear } from "../../../app/base/date";
import type { Recommendation } from "../../../app/contract/plan/recommendation";
import { listProducts } from "../../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../../app/contract/survey/survey-record";

/** The data behind a plan's pages: the stored answers, our recommendation, and the amended one. */
export type Stored = { plan: SurveyRecord; base: Recommendation; edit?: Recommendation };

export type Unit = "rand" | "percent" | "age" | "years" | "year" | "day" | "count";

/** A stored figure, or one derived from stored figures by a named calculation. */
export type Source = { name: string; unit: Unit; value: number };

/** A date as a number, year first. */
export function readDay(text: string): number | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return day === undefined ? undefined : Number(`${year}${month}${day}`);
}

/** Every number and date in a value, with its path. */
function listFields(value: unknown, path: string): Source[] {
  if (typeof value === "number") return [{ name: path, unit: findUnit(path), value }];
  const day = typeof value === "string" ? readDay(value) : undefined;
  if (day !== undefined) return [{ name: path, unit: "day", value: day }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listFields(inner, `${path}.${key}`));
}

const UNITS: readonly [RegExp, Unit][] = [
  [/(seed|paths|_scale|risk_rating_id|\.id)$/, "count"],
  [/(tax_year|_upto)$/, "year"],
  [/(_years|_years_left|term_years\.\d+|income_guarantee_period\..*)$/, "years"],
  [/(\.age|age_at_\w+|age_income_\w+|age_unit_trust_\w+|life_expectancy)$/, "age"],
  [/fees\.(annual_total_per_month|initial_total)$/, "rand"],
  [/(^|\.)(fees|planner_fees|asset_mix|reasons)\./, "percent"],
  [/perct|target_confidence_level/, "percent"],
];

function findUnit(path: string): Unit {
  return UNITS.find(([pattern]) => pattern.test(path))?.[1] ?? "rand";
}

/** A lever's values are in its own unit, so its name becomes part of their path. */
function nameLevers({ common_info: common, ...result }: Recommendation) {
  const levers = Object.fromEntries(
    common.levers.map(({ lever, value, lower, higher }) => [
      lever,
      { value, lower: lower?.value, higher: higher?.value },
    ]),
  );
  const prices = common.levers.flatMap(({ lower, higher }) =>
    [lower, higher].flatMap((step) => (step ? [step.monthly_income] : [])),
  );
  const percents = Object.entries(levers).map(([lever, values]) => [
    lever.startsWith("percent") ? `perct_${lever}` : lever,
    values,
  ]);
  return { ...result, common: { ...common, levers: Object.fromEntries(percents) as object, prices } };
}

/** The stored figures of a plan without its yearly series, whose figures stand beside their ages. */
export function listStored({ plan, base, edit }: Stored): Source[] {
  const results = edit ? { base, edit } : { base };
  return [
    ...listFields(plan, "plan"),
    ...Object.entries(results).flatMap(([type, result]) => {
      const { graphs_data, ...rest } = nameLevers(result);
      return [...listFields(rest, type), ...listEnds(type, graphs_data)];
    }),
  ];
}

/** The first and last age of a chart, which the text mentions too. */
function listEnds(type: string, { la: { ages } }: Recommendation["graphs_data"]): Source[] {
  return [ages[0], ages.at(-1)].flatMap((value) =>
    value === undefined ? [] : [{ name: `${type}.graphs_data.ages`, unit: "age" as const, value }],
  );
}

type Series = Recommendation["graphs_data"]["la"];
type Markets = Series["monthly_income"];
const MARKETS = ["poor", "expected", "strong"] as const;

/** The recommended product and its series. */
export function findChosen(result: Recommendation) {
  const { annuity_recommendation: name } = result.common_info;
  const key = (["laplus", "la", "ila"] as const).find(
    (one) => result[`${one}_recommendations`]?.product === name,
  );
  if (!key) throw new Error(`there is no ${name}`);
  return { product: result[`${key}_recommendations`]!, graph: result.graphs_data[key]! };
}

/**
 * The figures of the yearly series at an age; rounded income less the annuity's rounded part is the unit
 * trust's.
 */
export function listSeriesAt({ base, edit }: Stored, age: number): Source[] {
  return [base, ...(edit ? [edit] : [])].flatMap(({ plan_type, graphs_data }) =>
    Object.entries(graphs_data).flatMap(([product, graph]) => {
      const name = (what: string) => `${plan_type}.graphs_data.${product}.${what} at ${age}`;
      const at = graph.ages.indexOf(age);
      return at < 0
        ? []
        : [...listValues(graph, at), ...listRests(graph, at)].map(([what, value]) => ({
            name: name(what),
            unit: "rand" as const,
            value,
          }));
    }),
  );
}

function listValues(graph: Series, at: number): [string, number][] {
  return Object.entries({ ...graph, ages: undefined }).flatMap(([name, markets]) =>
    Object.entries(markets ?? {}).map(([market, values]): [string, number] => [
      `${name}.${market}`,
      values[at] ?? NaN,
    ]),
  );
}

function listRests(
  { monthly_income: income, monthly_income_from_annuity: annuity }: Series,
  at: number,
): [string, number][] {
  return MARKETS.map((market) => [
    `monthly_income less its part from the annuity, ${market}`,
    Math.round(income[market][at] ?? NaN) - Math.round(annuity?.[market][at] ?? NaN),
  ]);
}

/** The ages of member and partner on a day, if both are known. */
export function findAges({ plan }: Stored, on: string): { member?: number; partner?: number } {
  const day = parseDayMonthYear(on);
  const born = (text?: string) => (text ? parseDayMonthYear(text) : undefined);
  const [member, partner] = [born(plan.dob), born(plan.partner_dob)];
  return {
    member: day && member && ageOn(member, day),
    partner: day && partner && ageOn(partner, day),
  };
}

/** The chances by age of a recommendation's products. */
export function listChances(result: Recommendation): { name: string; age: number; percent: number }[] {
  return listProducts(result).flatMap(({ product, chance_by_age = [] }) =>
    chance_by_age.flatMap(({ age, ...chances }) =>
      Object.entries(chances).flatMap(([name, percent]) =>
        percent === null ? [] : [{ name: `${product}.chance_by_age.${name} at ${age}`, age, percent }],
      ),
    ),
  );
}

/** The cells of the tables by age, for the recommended product at an age. */
export function listRowsAt({ base, edit }: Stored, age: number): { name: string; cells: number[] }[] {
  return [base, ...(edit ? [edit] : [])].flatMap((result) => {
    const { product, graph } = findChosen(result);
    const { ages, monthly_income_from_annuity: annuity, ...series } = graph;
    const at = ages.indexOf(age);
    const tell = (markets: Markets) => MARKETS.map((market) => markets[market][at] ?? NaN);
    const show = (amount = NaN) => Math.round(amount);
    const income = series.monthly_income;
    return [
      ...Object.entries(series).map(([name, markets]) => ({ name, cells: tell(markets) })),
      ...MARKETS.map((market) => {
        const [whole, part] = [show(income[market][at]), show(annuity?.[market][at])];
        return { name: `monthly_income, ${market}`, cells: [part, whole - part, ...tell(income)] };
      }),
      ...product.survivors
        .filter(({ age_at_death }) => age_at_death === age)
        .flatMap(({ partner_monthly_income: partner, capital_with_unit_trust: capital }) => [
          { name: "survivors", cells: [partner, capital] },
          { name: "survivors", cells: [capital] },
        ]),
    ];
  });
}
