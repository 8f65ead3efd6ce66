/** The time of day in South Africa, such as 14:33. */
export function writeClock(milliseconds: number): string {
  const { format } = new Intl.DateTimeFormat("en-GB", {
    timeStyle: "short",
    timeZone: "Africa/Johannesburg",
  });
  return format(milliseconds);
}
