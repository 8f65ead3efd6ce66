import { LONGEST_BEARER } from "~/contract/wire/call-headers";
import type { Arrival } from "./execute";

type Parts = Pick<Arrival, "params" | "headers" | "body" | "requestId"> & { query: URLSearchParams };

/** Reads the query and the bearer of an incoming call. */
export function readArrival({ query, ...parts }: Parts): Arrival {
  return { ...parts, query: readQuery(query), bearer: readBearer(parts.headers) };
}

/** A repeated field becomes a list, which no call accepts: it is unclear which value is meant. */
function readQuery(given: URLSearchParams): Arrival["query"] {
  const values = new Map<string, string[]>();
  for (const [name, value] of given) {
    const before = values.get(name);
    if (before) before.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
}

function readBearer(headers: Headers): string | undefined {
  const given = headers.get("Authorization") ?? "";
  return given.length > LONGEST_BEARER ? undefined : /^Bearer +(\S+)$/i.exec(given)?.[1];
}
