import { keepOne } from "../process/singleton";

/**
 * Does a person's work one piece after another, in the order in which it came. What a person keeps waits at their own rows
 * anyway; all at once it would wait there with a connection each, and nobody else would get one.
 */
export function doInTurn<Value>(person: string, work: () => Promise<Value>): Promise<Value> {
  const last = keepOne("work in turn", () => new Map<string, Promise<unknown>>());
  const done = (last.get(person) ?? Promise.resolve()).then(work, work);
  last.set(person, done);
  const leave = () => void (last.get(person) === done && last.delete(person));
  done.then(leave, leave);
  return done;
}
