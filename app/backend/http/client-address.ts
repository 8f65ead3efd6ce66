import { isIP } from "node:net";
import type { IncomingHttpHeaders } from "node:http";

/** An address as proxies write it, with optional brackets and port. */
const WRITTEN = /^(?:\[(?<bracketed>.+)\]|(?<plain>[\d.]+))(?::\d+)?$/;

/**
 * Finds the address that a request comes from: the socket's, or the one that trusted proxies report in
 * X-Forwarded-For.
 * @param trustedProxies the number of proxies in front of us. Each appends the address it received the
 *   request from; anything before those may be forged.
 */
export function findClientAddress(
  { headers, remoteAddress }: { headers: IncomingHttpHeaders; remoteAddress: string | undefined },
  trustedProxies: number,
): string {
  const said = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const heard = trustedProxies > 0 ? readWritten(said.at(-Math.min(trustedProxies, said.length))) : undefined;
  return heard ?? remoteAddress ?? "unknown";
}

function readWritten(entry = ""): string | undefined {
  const { bracketed, plain } = WRITTEN.exec(entry.trim())?.groups ?? {};
  const address = bracketed ?? plain ?? entry.trim();
  return isIP(address) ? address : undefined;
}
