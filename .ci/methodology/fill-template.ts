/** The text for each name in a template: a figure within a sentence, or a whole table. */
export type Figures = Readonly<Record<string, string>>;

const PLACE = /\{\{([^}]*)\}\}/g;

/** `{{#plus}}text with a living annuity plus{{^plus}}text without one{{/plus}}`; the second part is optional. */
const PART = /\{\{#plus\}\}(.*?)(?:\{\{\^plus\}\}(.*?))?\{\{\/plus\}\}/gs;

/**
 * Puts the figures into a template's placeholders, `{{name}}`.
 * @param offersPlus whether to write the parts for sites with a living annuity plus
 * @throws Error for a placeholder without a figure, and for a figure without a placeholder, which would never
 * be read
 */
export function fillTemplate(template: string, figures: Figures, offersPlus: boolean): string {
  const unused = Object.keys(figures).filter((name) => !template.includes(`{{${name}}}`));
  if (unused.length > 0) throw new Error(`The template has no place for ${unused.join(", ")}.`);
  const chosen = template.replace(PART, (_, told: string, otherwise = "") => (offersPlus ? told : otherwise));
  return chosen.replace(PLACE, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The template has a place for ${name}, which has no figure.`);
    return figure;
  });
}
