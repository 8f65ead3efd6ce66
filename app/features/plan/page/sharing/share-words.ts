import { LINK_TICKS, type LinkTick } from "~/contract/records/link-terms";
import { nameTicked } from "~/words/paper/describe-sharing";
import { capitalise } from "~/words/plan/write-figures";
import type { ShareView } from "./share-view";

type TickWords = { value: LinkTick; label: string; note?: string };

/** The ticks with their words. A guest's plan has no ID number. */
export function listTicks({ isGuest, client, productTellsHealth }: ShareView): TickWords[] {
  const my = client === undefined ? "My" : capitalise(nameWhose(client));
  return listOffered(isGuest).map((value) => ({
    value,
    label: nameTicked([value], my),
    ...(value === "health" && { note: describeHealthTick(client, productTellsHealth) }),
    ...(value === "finances" && { note: FINANCES_NOTE }),
  }));
}

/** The ticks on offer, in the order of the page. */
export function listOffered(isGuest: boolean): LinkTick[] {
  return LINK_TICKS.filter((tick) => !(isGuest && tick === "id_number"));
}

const FINANCES_NOTE =
  "With the tick, the link says how much each is, and its income after tax counts them. Without it, we work out the tax as if this were the only income.";

function describeHealthTick(client: string | undefined, productTellsHealth: boolean): string {
  const figures = "The figures depend on them, so an expert may guess them even without the tick.";
  return productTellsHealth
    ? `${figures} ${tellProduct(client)}`
    : `${figures} With the tick, the link also shows the next best annuity.`;
}

/** A warning for people whose product reveals an illness. */
export function tellProduct(client: string | undefined): string {
  return `We recommend this annuity because of ${nameWhose(client)} illness: whoever knows our method can tell.`;
}

const SUPPORTED = {
  partner: ["Whom the plan supports, and the partner’s age"],
  others: ["Whom the plan supports"],
} as const;

/** The content of every link, whatever is ticked. */
export function listAlwaysShown({ incomePerMonth, supports, client }: ShareView): string[] {
  const your = capitalise(nameWhose(client));
  return [
    `${your} first name, retirement date and age that day`,
    `${incomePerMonth} a month, with all the charts`,
    "Why we recommend it, and all fees",
    `${your} savings, debts and what is taken in cash`,
    ...(supports ? SUPPORTED[supports] : []),
  ];
}

/** The possessive for the plan: of its owner, or of a client if an adviser reads it. */
export function nameWhose(client: string | undefined): string {
  return client === undefined ? "your" : `${client}’s`;
}

/** The number of open links, as a heading. */
export function countLinks(open: number): string {
  if (open === 0) return "No link works now";
  return open === 1 ? "One link works now" : `${open} links work now`;
}
