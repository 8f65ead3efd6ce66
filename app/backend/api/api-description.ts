import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { OperationTable } from "~/contract/wire/operation";
import { describeApi } from "./describe-api";

/** Matches a client that accepts gzip and does not rank it last or exclude it. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0)/i;

/** Makes the handler for the API's description. Public and large, it is written and compressed only once. */
export function makeDescription(operations: OperationTable): (request: Request) => Response {
  let written: ReturnType<typeof writeDescription> | undefined;
  return ({ headers }) => {
    const { plain, packed, version } = (written ??= writeDescription(operations));
    const answer = new Headers({
      ETag: `W/${version}`,
      // Already compressed: the server would otherwise gzip it for every request.
      "Cache-Control": "no-cache, no-transform",
      Vary: "Accept-Encoding",
    });
    if (headers.get("If-None-Match")?.includes(version))
      return new Response(null, { status: 304, headers: answer });
    const isPacked = TAKES_GZIP.test(headers.get("Accept-Encoding") ?? "");
    const bytes = isPacked ? packed : plain;
    answer.set("Content-Type", "application/json; charset=utf-8");
    answer.set("Content-Length", String(bytes.byteLength));
    if (isPacked) answer.set("Content-Encoding", "gzip");
    return new Response(bytes, { headers: answer });
  };
}

function writeDescription(operations: OperationTable) {
  const plain = Buffer.from(JSON.stringify(describeApi(operations)));
  const version = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { plain, packed: gzipSync(plain), version };
}
