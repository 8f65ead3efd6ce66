import { randomInt, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inventIdentityNumber } from "../support/identity-numbers";
import { median, spread } from "./statistics";

const PEOPLE = 200;

type Call = { path: string; bearer?: string; body?: object; headers?: Record<string, string> };

/**
 * Calls the services from a new address each time, so that no address limit applies; returns milliseconds and
 * the answer.
 */
async function call(origin: string, { path: where, bearer, body, headers }: Call) {
  const start = performance.now();
  const answer = await fetch(`${origin}/api${where}`, {
    method: body ? "POST" : "GET",
    body: body && JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      processcontextid: randomUUID(),
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  });
  const { return_object: answered, http_code: status } = await answer.json();
  const milliseconds = performance.now() - start;
  if (status !== 200 && status !== 201) throw new Error(`${where}: ${status}`);
  return { answered, milliseconds };
}

/** Born on any day of the sixties, so that no two of hundreds are the same. */

const becomeGuest = async (origin: string): Promise<string> =>
  (await call(origin, { path: "/user/guest" })).answered.bearer_token;

async function register(origin: string, rsa_id_number: string) {
  const bearer = await becomeGuest(origin);
  const cell_number = `082${String(randomInt(1e7)).padStart(7, "0")}`;
  const { answered, milliseconds } = await call(origin, {
    path: "/user/register",
    bearer,
    body: { rsa_id_number, cell_number },
  });
  return { bearer, requestId: String(answered.request_id), milliseconds };
}

/** Logs in up to the code that a known person gets. */
async function logIn(origin: string, rsaid: string): Promise<number> {
  const bearer = await becomeGuest(origin);
  const first = await call(origin, { path: "/user/login/token", bearer, headers: { Rsaidnr: rsaid } });
  const headers = { Token: first.answered.token };
  const second = await call(origin, { path: "/user/login/investor", bearer, headers });
  return first.milliseconds + second.milliseconds;
}

/** Registers a person with the code from the file that a site without a gateway writes. */
async function openAccount(origin: string, dataDir: string): Promise<string> {
  const rsaid = inventIdentityNumber();
  const { bearer, requestId } = await register(origin, rsaid);
  const folder = path.join(dataDir, "messages");
  const find = async () => (await readdir(folder).catch(() => [])).find((name) => name.includes(requestId));
  let file = await find();
  for (; !file; file = await find()) await sleep(5);
  const { text } = JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const body = { token_request_id: requestId, otp: /\d{6}/.exec(text)?.[0] };
  await call(origin, { path: "/user/verify/otp", bearer, body });
  return rsaid;
}

/** Registers and logs in with known and unknown ID numbers in turn: the time must not reveal which is which. */
export async function timeKnownAndUnknown(
  { origin, dataDir }: { origin: string; dataDir: string },
  print: (line: string) => void,
) {
  const known: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) known.push(await openAccount(origin, dataDir));
  const works = {
    registering: async (rsaid: string) => (await register(origin, rsaid)).milliseconds,
    "logging in up to the code": (rsaid: string) => logIn(origin, rsaid),
  };
  print(`\nOf a known and of an unknown ID number, medians of ${PEOPLE} each (goal: no difference)`);
  for (const [name, time] of Object.entries(works)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const rsaid of known) {
      const stranger = inventIdentityNumber();
      // The second of two calls finds warm caches, so they take turns at being second.
      const order = [
        async () => times.known.push(await time(rsaid)),
        async () => times.unknown.push(await time(stranger)),
      ];
      for (const work of randomInt(2) ? order : order.reverse()) await work();
    }
    const write = (some: number[]) => `${median(some).toFixed(2)} ms (${spread(some)})`;
    const ratio = (median(times.known) / median(times.unknown)).toFixed(3);
    print(`  ${name}: known ${write(times.known)}, unknown ${write(times.unknown)}, ratio ${ratio}`);
  }
}
