/** What the table under a drawing says of an age, by its place. */
export function readRow(chart: HTMLElement, index: number): string {
  const row = chart.querySelectorAll("tbody tr")[index];
  const cells = [...(row?.querySelectorAll("td") ?? [])];
  const amounts = cells.map((cell) => `${cell.dataset.head}: ${cell.textContent}`);
  return `Age ${row?.querySelector("th")?.textContent}. ${amounts.join(", ")}`;
}
