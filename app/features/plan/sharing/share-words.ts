import type { ShareTick } from "~/contract/shared-plan";
import { capitalise } from "~/words/write-figures";

type TickWords = { value: ShareTick; label: string; note?: string };

/** What may be ticked. A guest's plan has no ID number. */
export function listTicks(isGuest: boolean, client: string | undefined): TickWords[] {
  const my = client === undefined ? "My" : `${capitalise(client)}’s`;
  const ticks: TickWords[] = [
    { value: "surname", label: `${my} surname` },
    { value: "contact", label: `${my} phone and e-mail` },
    {
      value: "health",
      label: `${my} health answers`,
      note: "The figures used them. Without the tick an expert may still guess.",
    },
    { value: "id_number", label: `${my} ID number` },
  ];
  return ticks.filter(({ value }) => !(isGuest && value === "id_number"));
}

/** What somebody sees whatever is ticked. */
export function listAlwaysShown({ incomePerMonth, supportsAnybody, client }: Shown): string[] {
  const your = client === undefined ? "Your" : `${capitalise(client)}’s`;
  return [
    `${incomePerMonth} a month, and all four views`,
    "Why we recommend it, and what it costs",
    `${your} savings, debts and what goes into cash`,
    ...(supportsAnybody ? ["Whom the plan supports, and how old a partner is"] : []),
    `${your} first name, and today’s date`,
  ];
}

type Shown = { incomePerMonth: string; supportsAnybody: boolean; client?: string };

const TICKED: Record<ShareTick, string> = {
  surname: "surname",
  contact: "phone and e-mail",
  health: "health answers",
  id_number: "ID number",
};

/** What a tick shows or keeps back, and whose it is. */
export function nameTick(tick: ShareTick, client: string | undefined): string {
  return `${client === undefined ? "your" : `${client}’s`} ${TICKED[tick]}`;
}

/** How many links work, as a heading. */
export function countLinks(open: number): string {
  if (open === 0) return "No link works now";
  return open === 1 ? "One link works now" : `${open} links work now`;
}
