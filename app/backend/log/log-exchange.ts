import type { IncomingMessage, ServerResponse } from "node:http";
import { channelIdSchema } from "~/contract/wire/call-headers";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";

/** A request and the answer to it, as Node has them. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };

type EndedExchange = {
  route: string;
  status: number | "aborted";
  milliseconds: number;
  requestId: string;
};

/**
 * Writes the one log line of an exchange that has ended.
 * @param ended.route the pattern of the path, never the path itself
 * @param ended.status `aborted` if the client disconnected before the answer was complete
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
