/** Whether a route takes forms: it has an action, or hands on the one of a feature. */
export function hasAction(text: string): boolean {
  return /\bexport (?:async function action\b|\{[^}]*\baction\b)/.test(text);
}
