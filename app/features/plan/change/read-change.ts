/** Reads the form of a change: the same on the server and, before a request, in the browser. */
import { writeAmount } from "~/base/money";
import {
  type AdjustLimits,
  type AmountRange,
  checkAnyIncome,
  checkLowerIncome,
  checkOffered,
  type NeedsCandidate,
  pickChanges,
} from "~/contract/plan/adjust-rules";
import type { AdjustNeeds, WireAmendment } from "~/contract/plan/adjust-needs";
import type { PotHolding, WireHoldings } from "~/contract/plan/holdings";
import { checkHoldings, toPercent, type WirePot } from "~/contract/plan/holding-rules";
import { findDecimals, type Lever, LEVERS } from "~/contract/plan/levers";
import type { Mistakes } from "~/contract/wire/envelope";
import { NOT_YES_OR_NO } from "~/contract/wire/messages";
import {
  choiceOf,
  percentage,
  rand,
  sentDay,
  share,
  type Typing,
  wholeRand,
  years,
  yesNo,
} from "~/web/fields/typings";
import type { Change } from "./changes";
import type { TypedMistake } from "./recalculator";

/** The hidden field with the other fields' values when the page was rendered, or when they were last stored. */
export const SHOWN = "shown";
/** The field of another income, and the one that leaves the unit trust alone. */
export const NEW_INCOME = "newIncome";
export const REFUSES_UNIT_TRUST = "refusesUnitTrust";
/** The hidden fields with the change whose effect the page shows, and with the changes that it would replace. */
export const SEEN = "seen";
export const REPLACED = "replaced";

type OfNeeds = {
  recommended: Required<AdjustNeeds>;
  /** All changed needs so far. */
  held: AdjustNeeds;
  limits: AdjustLimits;
};

/** The starting values of a form of levers. */
export type LeversGround = OfNeeds & {
  asks: "levers";
  levers: readonly Lever[];
  /** The slider's shares in percentage points, ascending; absent without a slider. */
  shares?: readonly number[];
};

/** The starting values of a form of funds, with the pots that it asks for. */
type FundsGround = OfNeeds & { asks: "funds"; pots: readonly WirePot[] };

/** The starting values of a form of another income, in rand a month. */
export type IncomeGround = {
  asks: "income";
  /** The form's question: an amount, whether to leave the unit trust alone, or nothing. */
  kind: "amount" | "unit trust" | "nothing";
  limit: Change["limit"];
  range: AmountRange;
  recommended: number;
  fromAnnuity: number;
  /** The income that the form shows at first. */
  held: number;
};

export type Ground = LeversGround | FundsGround | IncomeGround;

/** All differences from the recommendation, or the mistakes in what was typed. */
type Reading<Read = WireAmendment> = { change: Read } | { mistakes: TypedMistake[] };

export function readChange(form: FormData, ground: Ground): Reading {
  if (ground.asks === "income") return readIncome(form, ground);
  return ground.asks === "funds" ? readFunds(form, ground) : readNeeds(form, ground);
}

/** The form's present values, as they would be typed. */
export function writeFields(ground: Ground): Record<string, string> {
  if (ground.asks === "income") return writeIncome(ground);
  if (ground.asks === "funds") return writeFunds(ground);
  const shown = Object.fromEntries(
    listFields(ground).map((lever) => [
      LEVERS[lever].inForm,
      typingOfNeed(lever).write(findHeld(ground, lever)),
    ]),
  );
  return { ...shown, [SHOWN]: new URLSearchParams(shown).toString() };
}

/** Returns the fields as FormData, as a form would post them. */
export function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The needs of a form with something to choose from. */
export function listFields({ levers, limits }: Pick<LeversGround, "levers" | "limits">): Lever[] {
  return levers.filter((lever) => {
    const limit = limits[lever];
    return typeof limit === "object" ? limit.maximum !== 0 && limit.minimum !== limit.maximum : limit;
  });
}

/** The field of a share with a slider, and the slider's scale. */
export function findSlider(
  ground: LeversGround,
): { field: string; scale: { shares: readonly number[] } } | undefined {
  const [lever] = listFields(ground);
  const { shares } = ground;
  return lever && shares && { field: LEVERS[lever].inForm, scale: { shares } };
}

/** A need's present value, in the unit of its lever. */
function findHeld({ held, recommended }: LeversGround, lever: Lever): string | number {
  return held[lever] ?? recommended[lever];
}

/** A share or percentage in percentage points, with the decimals of its field. */
export function toPoints(lever: Lever, value: number): number {
  const points = LEVERS[lever].unit === "fraction" ? value * 100 : value;
  return Number(points.toFixed(findDecimals(lever)));
}

/** Reads a form of levers. Only fields that differ from their page's count: other pages may change the rest. */
export function readNeeds(form: FormData, ground: LeversGround): Reading<AdjustNeeds> {
  const { held, recommended, limits } = ground;
  const shown = new URLSearchParams(String(form.get(SHOWN) ?? ""));
  const candidate: NeedsCandidate = Object.fromEntries(
    listFields(ground).flatMap((lever) => {
      const name = LEVERS[lever].inForm;
      const [typed, before] = [String(form.get(name) ?? ""), shown.get(name)];
      const value = readNeed(lever, typed);
      return before !== null && value === readNeed(lever, before) ? [] : [[lever, value]];
    }),
  );
  const mistakes = checkOffered(pickChanges(candidate, recommended), limits);
  if (mistakes.length > 0) return { mistakes: placeMistakes(mistakes) };
  return { change: pickChanges({ ...held, ...(candidate as AdjustNeeds) }, recommended) };
}

/** Places mistakes at their fields. */
export function placeMistakes(mistakes: Readonly<Mistakes["errors"]>): TypedMistake[] {
  const levers: Record<string, { inForm: string }> = LEVERS;
  return mistakes.map(({ path, message }) => ({ field: levers[path]?.inForm ?? path, message }));
}

/** The typing of each unit by its decimals. Rand are shown without cents, which may be typed. */
const TYPINGS = {
  day: () => sentDay,
  rand: () => ({ ...rand, write: wholeRand.write }),
  years: () => years,
  percent: percentage,
  fraction: share,
  yesNo: () => choiceOf(["yes", "no"]),
};

export function typingOfNeed(lever: Lever): Typing<string | number> {
  return TYPINGS[LEVERS[lever].unit](findDecimals(lever));
}

function readNeed(lever: Lever, text: string): string | number | null {
  return typingOfNeed(lever).read(text) ?? null;
}

/** The field name of a fund in a pot. */
export function nameFundField(pot: WirePot, fund: string): string {
  return `${pot}-${fund}`;
}

/** In whole percentages. */
function writeFunds({ pots, limits, recommended, held }: FundsGround): Record<string, string> {
  const holdings = { ...recommended.investment_recommendations, ...held.investment_recommendations };
  const shareOf = (pot: WirePot, fund: string) =>
    holdings[pot]?.find(({ fund_number }) => fund_number === fund)?.perct_alloc ?? 0;
  return Object.fromEntries(
    pots.flatMap((pot) =>
      listFunds(pot, limits).map((fund) => [nameFundField(pot, fund), String(toPercent(shareOf(pot, fund)))]),
    ),
  );
}

function listFunds(pot: WirePot, { investment_recommendations: funds }: AdjustLimits): readonly string[] {
  return funds?.[pot] ?? [];
}

/** An empty field counts as 0. */
function readFunds(form: FormData, { pots, limits, recommended, held }: FundsGround): Reading {
  const typed = pots.map((pot) => ({ pot, holding: readPot(form, pot, listFunds(pot, limits)) }));
  const mistakes = typed.flatMap(({ pot, holding }) => checkPot(pot, holding, limits));
  if (mistakes.length > 0) return { mistakes };
  const chosen: WireHoldings = Object.fromEntries(typed.map(({ pot, holding }) => [pot, holding]));
  const funds = { ...held.investment_recommendations, ...chosen };
  return { change: pickChanges({ ...held, investment_recommendations: funds }, recommended) };
}

function readPot(form: FormData, pot: WirePot, funds: readonly string[]): PotHolding {
  return funds.map((fund_number) => ({
    fund_number,
    perct_alloc: share().read(form.get(nameFundField(pot, fund_number))) ?? 0,
  }));
}

/** Impossible percentages, each at its field; if there are none, the mistakes of their sum. */
function checkPot(pot: WirePot, holding: PotHolding, limits: AdjustLimits): TypedMistake[] {
  const wrong = holding.filter(({ perct_alloc }) => !(perct_alloc <= 1));
  if (wrong.length > 0)
    return wrong.map(({ fund_number }) => ({
      field: nameFundField(pot, fund_number),
      message: "Please enter a whole percentage from 0 to 100",
    }));
  const mistakes = checkHoldings({ [pot]: holding }, limits.investment_recommendations ?? {});
  return mistakes.map(({ message }) => ({ field: pot, message }));
}

function writeIncome({ kind, held, recommended }: IncomeGround): Record<string, string> {
  if (kind === "amount") return { [NEW_INCOME]: writeAmount(held) };
  const isRefused = kind === "unit trust" && Math.round(held) < Math.round(recommended);
  return isRefused ? { [REFUSES_UNIT_TRUST]: "yes" } : {};
}

type Income = { desired_gross_monthly_income: number };

export function readIncome(form: FormData, ground: IncomeGround): Reading<Income> {
  const { kind, limit, range, recommended, fromAnnuity } = ground;
  if (kind === "nothing") return toIncome(recommended);
  if (kind === "unit trust") {
    const isRefused = yesNo.read(form.get(REFUSES_UNIT_TRUST));
    if (isRefused === undefined) return { mistakes: [{ field: REFUSES_UNIT_TRUST, message: NOT_YES_OR_NO }] };
    return toIncome(isRefused ? fromAnnuity : recommended);
  }
  const typed = rand.read(form.get(NEW_INCOME)) ?? null;
  const message = (limit === "lower" ? checkLowerIncome : checkAnyIncome)(typed, range);
  if (message) return { mistakes: [{ field: NEW_INCOME, message }] };
  return toIncome(typed ?? recommended);
}

function toIncome(desired_gross_monthly_income: number): Reading<Income> {
  return { change: { desired_gross_monthly_income } };
}

/** A change as text, for comparisons. */
export function writeChangeKey(change: WireAmendment): string {
  return JSON.stringify(Object.entries(change).sort());
}
