import type { ShareTick } from "~/contract/shared-plan";

type TickWords = { value: ShareTick; label: string; note?: string };

/** What may be ticked. A guest's plan has no ID number. */
export function listTicks(isGuest: boolean, client: string | undefined): TickWords[] {
  const my = client === undefined ? "My" : `${client}’s`;
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
export function listAlwaysShown(incomePerMonth: string): string[] {
  return [
    `${incomePerMonth} a month, and all four views`,
    "Why we recommend it, and what it costs",
    "The first name, and the day",
  ];
}

/** What a tick shows or keeps back. */
export const TICK_WORDS: Record<ShareTick, string> = {
  surname: "The surname",
  contact: "Phone and e-mail",
  health: "The health answers",
  id_number: "The ID number",
};

/** How many links work, as a heading. */
export function countLinks(open: number): string {
  if (open === 0) return "No link works now";
  return open === 1 ? "One link works now" : `${open} links work now`;
}
