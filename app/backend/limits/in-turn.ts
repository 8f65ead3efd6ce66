import { keepOne } from "../process/singleton";

/**
 * Does a person's work one piece after another, in order of arrival. A person's writes wait for their own rows
 * anyway; all at once, each would hold a connection while it waits, and no one else would get one.
 */
export function doInTurn<Value>(person: string, work: () => Promise<Value>): Promise<Value> {
  const last = keepOne("work in turn", () => new Map<string, Promise<unknown>>());
  const done = (last.get(person) ?? Promise.resolve()).then(work, work);
  last.set(person, done);
  const leave = () => void (last.get(person) === done && last.delete(person));
  done.then(leave, leave);
  return done;
}
