import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { OperationTable } from "~/contract/wire/operation";
import { describeApi } from "./describe-api";

/** A client that names gzip, and not as its last choice or to say that it takes none. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0)/i;

/** Makes what answers with the API's description, which is written and packed once: it is large, and anybody may ask. */
export function makeDescription(operations: OperationTable): (request: Request) => Response {
  let written: ReturnType<typeof writeDescription> | undefined;
  return ({ headers }) => {
    const { plain, packed, version } = (written ??= writeDescription(operations));
    const answer = new Headers({
      ETag: `W/${version}`,
      // The server would pack it anew for each who asks.
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
