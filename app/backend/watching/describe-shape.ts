/** Fields that name a choice of ours and reveal nothing about anybody: only their values are shown. */
const SHOWN = new Set(["plan_type", "featureName", "enabled", "response_code", "http_code"]);

const MOST_LINES = 200;

/**
 * Describes a call's content without its values: the field names, one a line, and the kind of each value.
 * Anything not known to be harmless is left out, even a name that is not a field's, which may be somebody's
 * number.
 * @returns at most 200 lines, then one that says so
 */
export function describeShape(content: unknown): string[] {
  const lines = describe(content, "");
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), "and more"] : lines;
}

function describe(content: unknown, name: string): string[] {
  const label = name && `${isFieldName(name) ? name : "(a name)"}: `;
  if (Array.isArray(content)) {
    const [first] = content as unknown[];
    return [`${label}list of ${content.length}`, ...(content.length > 0 ? indent(describe(first, "")) : [])];
  }
  if (typeof content === "object" && content !== null) {
    const fields = Object.entries(content).filter(([, value]) => value !== undefined);
    const inside = fields.flatMap(([key, value]) => describe(value, key));
    return label || fields.length === 0 ? [`${label}fields`, ...indent(inside)] : inside;
  }
  return [label + describeValue(content, name)];
}

function describeValue(value: unknown, name: string): string {
  if (value === undefined || value === null) return "nothing";
  if (SHOWN.has(name)) return String(value);
  if (typeof value === "string") return value === "" ? "empty text" : "text";
  return typeof value === "boolean" ? "yes or no" : "number";
}

const isFieldName = (name: string) => /^[A-Za-z][A-Za-z_]{0,60}[0-9]{0,3}$/.test(name);
const indent = (lines: string[]) => lines.map((line) => `  ${line}`);
