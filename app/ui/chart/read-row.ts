/** What the table under a drawing says of an age; one of its rows can be about several. */
export function readRow(chart: HTMLElement, age: number): string {
  const rows = [...chart.querySelectorAll("tbody tr")];
  const upTo = rows.filter((one) => Number.parseInt(one.querySelector("th")?.textContent ?? "", 10) <= age);
  const row = upTo.at(-1);
  const cells = [...(row?.querySelectorAll("td") ?? [])];
  const amounts = cells.map((cell) => `${cell.dataset.head}: ${cell.textContent}`);
  return `Age ${age}. ${amounts.join(", ")}`;
}
