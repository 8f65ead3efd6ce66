/** Days typed in digits. Without a calendar, so that scripts that only mask a field do not load one. */

const SEPARATED = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)([12]\d{3})$/;
const TOGETHER = /^(\d{2})(\d{2})([12]\d{3})$/;

/**
 * Normalises a day in digits to `DD/MM/YYYY`, whether or not the calendar has it.
 * @returns undefined for anything but a day, a month and a year from 1000 to 2999
 */
export function spellDay(text: string): string | undefined {
  const typed = text.trim();
  const match = SEPARATED.exec(typed) ?? TOGETHER.exec(typed);
  return match
    ?.slice(1)
    .map((part) => part.padStart(2, "0"))
    .join("/");
}
