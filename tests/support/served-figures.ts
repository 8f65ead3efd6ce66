/** A line of Prometheus's text format: a series of a metric and its value. */
export type Figure = { name: string; labels: Record<string, string>; value: number };

/** The metrics that a process serves at a port, as text and parsed. */
export async function readFigures(port: number): Promise<{ text: string; figures: Figure[] }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { text, figures: readText(text) };
}

/** Parses Prometheus's text format. */
export function readText(text: string): Figure[] {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map(readLine);
}

function readLine(line: string): Figure {
  const [, name, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (!name) throw new Error(`no figure: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = "", said = ""]) => [label, said]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
}

/** The sum of all values of a name with these labels. */
export function sumOf(figures: readonly Figure[], name: string, labels: Record<string, string> = {}): number {
  return figures
    .filter((figure) => figure.name === name)
    .filter((figure) => Object.entries(labels).every(([label, value]) => figure.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

/** The names of the declared metrics; those of histograms without suffixes. */
export function listMetrics(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name);
}
