import { hydrateRoot } from "react-dom/client";
import { ChartDrawing } from "./chart-drawing";
import { CHART_SENTENCE_ID } from "./chart-figures";
import type { ChartFigures } from "./chart-figures";
import { fitScales } from "./chart-scales";

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
};

/** Lets React go on with a drawing of the server, and reads the age that is pointed at, or chosen with the arrow keys. */
export default function hydrateChart(place: HTMLElement): void {
  const chart = place.closest<HTMLElement>("[data-chart]");
  if (!chart) return;
  const figures = JSON.parse(chart.dataset.chart ?? "") as ChartFigures;
  const size = place.dataset.drawing === "wide" ? "wide" : "narrow";
  const draw = (readIndex?: number) => (
    <ChartDrawing figures={figures} size={size} labelledBy={CHART_SENTENCE_ID} readIndex={readIndex} />
  );
  const root = hydrateRoot(place, draw());
  const { ages } = figures;
  const { width, left, right } = fitScales(figures, size);
  const last = ages.length - 1;
  let index = 0;
  const read = (wished: number) => {
    index = Math.min(Math.max(wished, 0), last);
    root.render(draw(index));
    const words = readRow(chart, index);
    place.setAttribute("aria-valuenow", String(ages[index]));
    place.setAttribute("aria-valuetext", words);
    const reading = chart.querySelector<HTMLElement>("[data-reading]");
    if (reading) [reading.textContent, reading.hidden] = [words, false];
  };
  place.setAttribute("aria-valuemin", String(ages[0]));
  place.setAttribute("aria-valuemax", String(ages[last]));
  const point = ({ clientX }: PointerEvent) => {
    const box = place.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    read(Math.floor(((x - left) / (right - left)) * ages.length));
  };
  place.addEventListener("pointermove", point);
  place.addEventListener("pointerdown", point);
  place.addEventListener("keydown", (event) => {
    const ends: Record<string, number> = { Home: 0, End: last };
    const step = STEPS[event.key];
    const wished = step === undefined ? ends[event.key] : index + step;
    if (wished === undefined) return;
    event.preventDefault();
    read(wished);
  });
  read(0);
}

/** What the table under the drawing says of an age. */
function readRow(chart: HTMLElement, index: number): string {
  const row = chart.querySelectorAll("tbody tr")[index];
  const cells = [...(row?.querySelectorAll("td") ?? [])];
  const amounts = cells.map((cell) => `${cell.dataset.head}: ${cell.textContent}`);
  return `Age ${row?.querySelector("th")?.textContent}. ${amounts.join(", ")}`;
}
