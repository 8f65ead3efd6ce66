import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { ChartDrawing } from "./chart-drawing";
import type { ChartFigures } from "./chart-figures";
import { fitScales, type SizeName } from "./chart-scales";
import { readRow } from "./read-row";

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
};

type Reader = { place: HTMLElement; chart: HTMLElement; figures: ChartFigures; size: SizeName };
type ShowRead = (index: number) => void;
type TouchedChartProps = Pick<Reader, "figures" | "size"> & { onReady: (show: ShowRead) => void };

/** Hands out the setter of the age only after hydration: changing the drawing before that would break it. */
function TouchedChart({ figures, size, onReady }: TouchedChartProps) {
  const [readIndex, setReadIndex] = useState<number>();
  useEffect(() => onReady(setReadIndex), [onReady]);
  return <ChartDrawing figures={figures} size={size} readIndex={readIndex} />;
}

/**
 * Hydrates a drawing made by the server, and reads the age under the pointer or chosen with the arrow keys.
 * @param touchedAt the pointer's x in the window (`clientX`); without one the first age is read
 */
export default function hydrateChart(place: HTMLElement, touchedAt?: number): void {
  const chart = place.closest<HTMLElement>("[data-chart]");
  if (!chart) return;
  const figures = JSON.parse(chart.dataset.chart ?? "") as ChartFigures;
  const size = place.dataset.drawing as SizeName;
  const onReady = (show: ShowRead) => listen({ place, chart, figures, size }, show, touchedAt);
  hydrateRoot(place, <TouchedChart figures={figures} size={size} onReady={onReady} />);
}

function listen({ place, chart, figures, size }: Reader, show: ShowRead, touchedAt?: number): void {
  const { ages } = figures;
  const { width, left, right } = fitScales(figures, size);
  const last = ages.length - 1;
  // Large text makes the drawing wider than its element. A finger then scrolls it; else it moves along the ages.
  const drawing = place.firstElementChild ?? place;
  const isScrolled = place.scrollWidth > place.clientWidth;
  if (!isScrolled) place.style.touchAction = "pan-y";
  let index = 0;
  const read = (wished: number) => {
    index = Math.min(Math.max(wished, 0), last);
    show(index);
    const words = readRow(chart, ages[index] ?? 0);
    place.setAttribute("aria-valuenow", String(ages[index]));
    place.setAttribute("aria-valuetext", words);
    const reading = chart.querySelector<HTMLElement>("[data-reading]");
    if (reading) [reading.textContent, reading.hidden] = [words, false];
  };
  const point = (clientX: number) => {
    const box = drawing.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    read(Math.floor(((x - left) / (right - left)) * ages.length));
  };
  for (const name of ["pointermove", "pointerdown"] as const)
    place.addEventListener(name, ({ clientX }) => point(clientX));
  place.addEventListener("keydown", (event) => {
    const ends: Record<string, number> = { Home: 0, End: last };
    const step = STEPS[event.key];
    const wished = step === undefined ? ends[event.key] : index + step;
    if (wished === undefined) return;
    event.preventDefault();
    read(wished);
  });
  if (touchedAt === undefined) read(0);
  else point(touchedAt);
}
