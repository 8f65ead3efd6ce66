/** The row for an age in the table under a drawing, as a sentence; a row can cover several ages. */
export function readRow(chart: HTMLElement, age: number): string {
  const rows = [...chart.querySelectorAll("tbody tr")];
  const upTo = rows.filter((one) => Number.parseInt(one.querySelector("th")?.textContent ?? "", 10) <= age);
  const row = upTo.at(-1);
  const cells = [...(row?.querySelectorAll("td") ?? [])];
  const amounts = cells.map((cell) => `${cell.dataset.head}: ${cell.textContent}`);
  return `Age ${age}. ${amounts.join(", ")}`;
}
