import { PEOPLE_AT_ONE_ADDRESS } from "./limits";

const FIRST_ROUND = 1;

/** Where work stands in the queue: the round in which it is done, and the one in which its address comes on, whoever asks. */
type Standing = { round: number; turn: number };

/** Work that waits, as the owner of new work sees it. */
type Waiting = Standing & { isOwn: boolean; isOfAddress: boolean };

/**
 * Chooses the round of new work, by start-time fair queueing. Rounds are done one after another, and work of a round in
 * order of arrival. In each there is room for one piece of work of a person, and for as many of an address as a library
 * has people. A person's first comes on no earlier than the first ones that came from its address before. The lowest round
 * takes in no more, so that all that waits is done some time, whatever comes after it.
 * @param hasOther whether its owner has other work, waiting or begun
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
