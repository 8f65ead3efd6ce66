/** A line of what Prometheus reads: a series of a metric and its value. */
export type Figure = { name: string; labels: Record<string, string>; value: number };

/** The figures that a process serves at a port, as they are written and as they are read. */
export async function readFigures(port: number): Promise<{ text: string; figures: Figure[] }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { text, figures: readText(text) };
}

/** The figures of what Prometheus reads. */
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

/** The sum of all figures of a name that have these labels. */
export function sumOf(figures: readonly Figure[], name: string, labels: Record<string, string> = {}): number {
  return figures
    .filter((figure) => figure.name === name)
    .filter((figure) => Object.entries(labels).every(([label, value]) => figure.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

/** The names of metrics as they are declared, of a histogram without its endings. */
export function listMetrics(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name);
}
