import type { IncomingMessage, ServerResponse } from "node:http";
import { channelIdSchema } from "~/contract/wire/call-headers";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";

/** A request and its response, as Node's objects. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };

type EndedExchange = {
  route: string;
  status: number | "aborted";
  milliseconds: number;
  requestId: string;
};

/**
 * Writes the log line of a finished exchange.
 * @param ended.route the pattern of the path, never the path itself
 * @param ended.status `aborted` if the client disconnected before the response was complete
 */
export function logExchange(
  { headers, method }: Exchange["request"],
  { route, status, milliseconds, requestId }: EndedExchange,
): void {
  const sentChannel = channelIdSchema.safeParse(headers.channelid);
  const line = {
    method,
    status,
    channel: sentChannel.success ? sentChannel.data : getEnvironment().CHANNEL_ID,
    route,
    ms: Math.round(milliseconds * 10) / 10,
    requestId,
  };
  getLogger().info(line, "request");
}
