import { keepOne } from "../process/singleton";

/**
 * Does a caller's work one piece after another, in order of arrival. A caller's writes wait for their own rows anyway; all
 * at once, each would hold a connection while it waits, and at every step everyone else would wait behind all of them.
 */
export function doInTurn<Value>(caller: string, work: () => Promise<Value>): Promise<Value> {
  const last = keepOne("work in turn", () => new Map<string, Promise<unknown>>());
  const done = (last.get(caller) ?? Promise.resolve()).then(work, work);
  last.set(caller, done);
  const leave = () => void (last.get(caller) === done && last.delete(caller));
  done.then(leave, leave);
  return done;
}
