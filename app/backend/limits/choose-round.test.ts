import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseRound } from "./choose-round";
import { PEOPLE_AT_ONE_ADDRESS } from "./limits";

type Plan = {
  number: number;
  person: string;
  address: string;
  round: number;
  turn: number;
  isFirst: boolean;
};

/** A queue that accepts plans and does one after the other: the lowest round first, in it the oldest. */
function openQueue() {
  const [came, done]: [Plan[], Plan[]] = [[], []];
  let waiting: Plan[] = [];
  return {
    came,
    done,
    waiting: () => waiting,
    come: (address: string, person: string) => {
      const isOwn = (plan: Plan) => plan.person === person;
      const hasOther = waiting.some(isOwn);
      const known = waiting.map((plan) => ({
        ...plan,
        isOwn: isOwn(plan),
        isOfAddress: plan.address === address,
      }));
      const chosen = chooseRound(known, hasOther);
      const plan = { number: came.length, person, address, isFirst: !hasOther, ...chosen };
      came.push(plan);
      waiting.push(plan);
      return plan;
    },
    work: () => {
      const lowest = Math.min(...waiting.map(({ round }) => round));
      const next = waiting.find(({ round }) => round === lowest);
      if (next) done.push(next);
      waiting = waiting.filter((plan) => plan !== next);
      return next;
    },
  };
}

type Queue = ReturnType<typeof openQueue>;

function workAll(queue: Queue): void {
  while (queue.work()) continue;
}

const ADDRESSES = ["hall", "library", "home"];

/** Bursts of people at an address, each with some plans, and the number of jobs done after them. */
const bursts = fc.array(
  fc.record({
    address: fc.constantFrom(...ADDRESSES),
    people: fc.integer({ min: 1, max: 50 }),
    each: fc.integer({ min: 1, max: 2 }),
    works: fc.nat({ max: 60 }),
  }),
  { minLength: 1, maxLength: 4 },
);

function checkQueues(check: (queue: Queue) => void): void {
  const property = fc.property(bursts, (all) => {
    const queue = openQueue();
    for (const { address, people, each, works } of all) {
      for (let plan = 0; plan < each; plan += 1)
        for (let person = 0; person < people; person += 1) queue.come(address, `${address} ${person}`);
      for (let work = 0; work < works; work += 1) queue.work();
    }
    check(queue);
  });
  fc.assert(property, { numRuns: 40 });
}

function groupByPerson(plans: Plan[]): Map<string, Plan[]> {
  const groups = new Map<string, Plan[]>();
  for (const plan of plans) groups.set(plan.person, [...(groups.get(plan.person) ?? []), plan]);
  return groups;
}

const isInOrder = (plans: Plan[]) =>
  plans.every(({ number }, index) => number > (plans[index - 1]?.number ?? -1));

test("first plans of people at one address are done in order of arrival, and so are each person's own", () => {
  checkQueues((queue) => {
    workAll(queue);
    for (const address of ADDRESSES)
      expect(isInOrder(queue.done.filter((plan) => plan.isFirst && plan.address === address))).toBe(true);
    const own = groupByPerson(queue.done);
    expect([...own.values()].every(isInOrder)).toBe(true);
  });
});

test("somebody's plan from elsewhere waits for two rounds of an address at most", () => {
  checkQueues((queue) => {
    const before = queue.done.length;
    const plan = queue.come("elsewhere", "somebody");
    workAll(queue);
    const ahead = queue.done.slice(before, queue.done.indexOf(plan));
    for (const address of ADDRESSES)
      expect(ahead.filter((one) => one.address === address).length).toBeLessThanOrEqual(
        2 * PEOPLE_AT_ONE_ADDRESS,
      );
  });
});

test("a second plan comes after the first ones of everybody who came meanwhile", () => {
  const queue = openQueue();
  queue.come("hall", "greedy");
  const second = queue.come("hall", "greedy");
  const others = ["hall", "library", "home"].map((address) => queue.come(address, `${address} guest`));
  workAll(queue);
  for (const other of others) expect(queue.done.indexOf(other)).toBeLessThan(queue.done.indexOf(second));
});

test("nothing waits for ever behind a stream of others, each from an address of their own", () => {
  const queue = openQueue();
  const hall = Array.from({ length: 70 }, (_, guest) => queue.come("hall", `guest ${guest}`));
  const second = queue.come("hall", "guest 69");
  for (let time = 0; time < 200; time += 1) {
    queue.come(`home ${time}`, `home ${time}`);
    queue.work();
  }
  for (const plan of [...hall, second]) expect(queue.done).toContain(plan);
});

test("a queue in which nothing waits begins anew", () => {
  const queue = openQueue();
  for (let guest = 0; guest < 100; guest += 1) queue.come("hall", `guest ${guest}`);
  workAll(queue);
  expect(queue.come("hall", "late").round).toBe(1);
});
