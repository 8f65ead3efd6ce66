/** Path parameters by name, as texts. */
export type PathParts = Record<string, string>;

const IN_BRACES = /^\{(\w+)\}$/;

function nameOf(segment: string): string | undefined {
  return IN_BRACES.exec(segment)?.[1];
}

/**
 * Matches a path against a pattern such as `/survey/{userId}`.
 * @returns the decoded parameters; undefined if the path does not match
 */
export function matchPath(pattern: string, path: string): PathParts | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const parts: PathParts = {};
  for (const [index, segment] of wanted.entries()) {
    const name = nameOf(segment);
    const written = given[index] ?? "";
    const part = name === undefined ? written : decode(written);
    if (name === undefined ? written !== segment : !part) return undefined;
    if (name !== undefined && part) parts[name] = part;
  }
  return parts;
}

/** Writes a path from its pattern and parameters, encoded so that no parameter can lead to another path. */
export function writePath(pattern: string, parts: Record<string, unknown> = {}): string {
  return pattern
    .split("/")
    .map((segment) => {
      const name = nameOf(segment);
      return name === undefined ? segment : encode(String(parts[name]));
    })
    .join("/");
}

/** The parameter names in order. */
export function listOpenParts(pattern: string): string[] {
  return pattern.split("/").flatMap((segment) => nameOf(segment) ?? []);
}

/** URLs treat `..` as one level up even when encoded, so parts of dots only are replaced. */
function encode(part: string): string {
  const written = encodeURIComponent(part);
  return /^\.{1,2}$/.test(written) ? written.replaceAll(".", "%252E") : written;
}

function decode(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
