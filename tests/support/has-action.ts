/** True if a route accepts forms: it has an action, or re-exports a feature's. */
export function hasAction(text: string): boolean {
  return /\bexport (?:async function action\b|\{[^}]*\baction\b)/.test(text);
}
