/** The text for each name in a template: a figure within a sentence, or a whole table. */
export type Figures = Readonly<Record<string, string>>;

const PLACE = /\{\{([^}]*)\}\}/g;

/**
 * Puts the figures into a template's placeholders, `{{name}}`.
 * @throws Error for a placeholder without a figure, and for a figure without a placeholder, which no one would ever
 *   read
 */
export function fillTemplate(template: string, figures: Figures): string {
  const used = new Set<string>();
  const text = template.replace(PLACE, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The template has a place for ${name}, which has no figure.`);
    used.add(name);
    return figure;
  });
  const unused = Object.keys(figures).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`The template has no place for ${unused.join(", ")}.`);
  return text;
}
