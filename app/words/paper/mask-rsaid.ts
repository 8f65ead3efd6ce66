const SHOWN_FIRST = 6;
const SHOWN_FROM = 10;

/** An ID number by its birth date and last figures: enough to know whose it is, and no number to misuse. */
export function maskRsaid(rsaid: string): string {
  return `${rsaid.slice(0, SHOWN_FIRST)} •••• ${rsaid.slice(SHOWN_FROM)}`;
}
