import { LONGEST_BEARER } from "~/contract/wire/call-headers";
import type { Arrival } from "./execute";

type Parts = Pick<Arrival, "params" | "headers" | "body" | "requestId"> & { query: URLSearchParams };

/** Reads the query and the bearer of a call that arrives. */
export function readArrival({ query, ...parts }: Parts): Arrival {
  return { ...parts, query: readQuery(query), bearer: readBearer(parts.headers) };
}

/** A field given more than once becomes a list, which no call accepts: it is unclear which value is meant. */
function readQuery(given: URLSearchParams): Arrival["query"] {
  const names = [...new Set(given.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = given.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

function readBearer(headers: Headers): string | undefined {
  const given = headers.get("Authorization") ?? "";
  return given.length > LONGEST_BEARER ? undefined : /^Bearer +(\S+)$/i.exec(given)?.[1];
}
