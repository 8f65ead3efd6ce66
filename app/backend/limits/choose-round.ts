import { PEOPLE_AT_ONE_ADDRESS } from "./limits";

const FIRST_ROUND = 1;

/** A job's round in the queue, and the turn of its address, from which the address's next owner starts. */
type Standing = { round: number; turn: number };

/** A waiting job, as the owner of a new one sees it. */
type Waiting = Standing & { isOwn: boolean; isOfAddress: boolean };

/**
 * Chooses the round of a new job by start-time fair queueing. Rounds run one after another, and jobs of a
 * round in order of arrival. A round holds one job of a person, and of an address as many as a library has
 * people. A person's first job starts no earlier than the first jobs that came from its address before. The
 * lowest round accepts no more jobs, so that every waiting job is done eventually, whatever arrives later.
 * @param hasOther whether the owner has another job, waiting or running
 */
export function chooseRound(waiting: readonly Waiting[], hasOther: boolean): Standing {
  const lowest = Math.min(...waiting.map(({ round }) => round));
  const open = waiting.length === 0 ? FIRST_ROUND : lowest + 1;
  const ofAddress = waiting.filter(({ isOfAddress }) => isOfAddress);
  const turn = Math.max(open, ...ofAddress.map((work) => work.turn));
  const own = waiting.filter(({ isOwn }) => isOwn).map((work) => work.round);
  let round = hasOther ? Math.max(turn, ...own) + 1 : turn;
  while (ofAddress.filter((work) => work.round === round).length >= PEOPLE_AT_ONE_ADDRESS) round += 1;
  return { round, turn: hasOther ? turn : round };
}
