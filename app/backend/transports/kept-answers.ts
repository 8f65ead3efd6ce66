import type { Envelope } from "~/contract/wire/envelope";
import { isSuccess } from "~/contract/wire/envelope";
import { makeShortMemory } from "../process/short-memory";
import { keepOne } from "../process/singleton";
import type { OutgoingCall, Transport } from "./transport";

type Kept = { version: string; answer: Envelope };

/** A plan's recommendations take about a megabyte once they are read. */
const MOST_KEPT = 50;
const LONGEST_MILLISECONDS = 10 * 60_000;

const getKept = () => keepOne("kept answers", () => makeShortMemory<Kept>(MOST_KEPT, LONGEST_MILLISECONDS));

/**
 * Asks for an answer that has a version. The one that was read before to the same address, with the headers by which it
 * is answered, is used again only once the services have said that this caller may have it and that its version is
 * still the newest.
 */
export async function askUnlessKept(transport: Transport, call: OutgoingCall): Promise<Envelope> {
  const { params, query, headers } = call.input;
  const asked = JSON.stringify([call.operation.path, params, query, headers]);
  const kept = getKept().get(asked);
  const answer = await transport({ ...call, keptVersion: kept?.version });
  if (kept && answer.http_code === 304) return kept.answer;
  if (!isSuccess(answer) || answer.version === undefined) {
    getKept().delete(asked);
    return answer;
  }
  const { version, ...told } = answer;
  return keep(asked, { version, answer: told });
}

/** For ten minutes at most and in memory only. It is frozen, because several requests share it. */
function keep(asked: string, { version, answer }: Kept): Envelope {
  getKept().set(asked, { version, answer: freeze(answer) });
  return answer;
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
