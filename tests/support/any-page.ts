import type { CallerName, Cast } from "./cast";
import type { BuiltRoute } from "./route-manifest";

/** The pattern of a route, such as `/en/:step`. */
export const patternOf = ({ path = "" }: Pick<BuiltRoute, "path">) => `/${path}`;

/** The path of a page, with its parameters filled in. */
export function fillPath(pattern: string, parts: Record<string, string | undefined>): string {
  return pattern.replace(/:\w+|\*/, (part) => parts[part] ?? part);
}

/** The values of address parameters on any test site. */
export function listFilled({ image, person }: Pick<Cast, "image" | "person">): Record<string, string> {
  return {
    ":step": "3",
    ":tab": "dependants",
    ":part": "income",
    ":line": "income",
    ":name": image,
    ":token": "nothing-that-anybody-was-given",
    ":file": "plan.json",
    ":chapter": "lives",
    ":client": String(person.userId),
    "*": "nothing-here",
  };
}

/** The `Cookie` header of a caller's browser. */
export function writeCookies(cast: Cast, caller: CallerName): string {
  return [...cast.visitors[caller].cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
