/** The title of a page with a form: it begins with "Error:" while something is wrong, so that a screen reader says that first. */
export function writeTitle(name: string, isRefused: boolean | undefined): [{ title: string }] {
  return [{ title: `${isRefused ? "Error: " : ""}${name} – Baobab` }];
}
