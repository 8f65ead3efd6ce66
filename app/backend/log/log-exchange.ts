import type { IncomingMessage, ServerResponse } from "node:http";
import { channelIdSchema } from "~/contract/wire/call-headers";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";

/** A request and the answer to it, as Node has them. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Writes the one log line of an exchange that has ended.
 * @param about.route the pattern of the path, never the path itself
 * @param about.started when the request came, in milliseconds of `performance.now()`
 */
export function logExchange(
  { request, response }: Exchange,
  { route, started, requestId }: { route: string; started: number; requestId: string },
): void {
  const sentChannel = channelIdSchema.safeParse(request.headers.channelid);
  const line = {
    method: request.method,
    // If the client disconnects before the answer is complete, there is no status.
    status: response.writableFinished ? response.statusCode : "aborted",
    channel: sentChannel.success ? sentChannel.data : getEnvironment().CHANNEL_ID,
    route,
    ms: Math.round((performance.now() - started) * 10) / 10,
    requestId,
  };
  getLogger().info(line, "request");
}
