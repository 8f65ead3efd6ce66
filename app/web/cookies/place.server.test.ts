import { expect, it } from "vitest";
import { TEST_SECRETS } from "../../../tests/support/database";
import { readPlace, writePlace } from "./place.server";
import { deleteSealedCookie } from "./sealed-cookie.server";

Object.assign(process.env, TEST_SECRETS);

/** A request from a browser with these cookies. */
const carry = (cookies: readonly string[]) =>
  new Request("http://localhost/en", { headers: { Cookie: cookies.map(readPair).join("; ") } });
const readPair = (header: string) => header.split(";")[0] ?? "";
const readName = (header: string) => header.split("=")[0];

it("is remembered for each plan", async () => {
  const browser = carry([
    ...(await writePlace(carry([]), 1502, { step: 11, choice: "INCREASE_INCOME" })),
    ...(await writePlace(carry([]), 1503, { step: 4 })),
  ]);
  expect(await readPlace(browser, 1502)).toEqual({ step: 11, choice: "INCREASE_INCOME" });
  expect(await readPlace(browser, 1503)).toEqual({ step: 4 });
  expect(await readPlace(browser, 1504)).toBeUndefined();
});

it("is not taken from another plan's cookie, nor from a damaged one", async () => {
  const [written = ""] = await writePlace(carry([]), 1502, { step: 4 });
  expect(await readPlace(carry([written.replace("_1502", "_1503")]), 1503)).toBeUndefined();
  expect(await readPlace(carry(["baobab_place_1502=step4"]), 1502)).toBeUndefined();
});

it("is remembered of four plans, and the oldest is forgotten", async () => {
  const carried: string[] = [];
  for (const plan of [1501, 1502, 1503, 1504]) {
    const written = await writePlace(carry(carried), plan, { step: 2 });
    expect(written).toHaveLength(1);
    carried.push(...written);
  }
  const [fifth, forgotten, ...more] = await writePlace(carry(carried), 1505, { step: 2 });
  expect(more).toEqual([]);
  expect([fifth, forgotten].map((header) => readName(header ?? ""))).toEqual([
    "baobab_place_1505",
    "baobab_place_1501",
  ]);
  expect(forgotten).toMatch(/Max-Age=0/);
  expect(await writePlace(carry(carried), 1502, { step: 3 })).toHaveLength(1);
});

it("is forgotten of all plans, and takes little of a request's headers", async () => {
  const written = await writePlace(carry([]), 1502, { step: 11, choice: "INCREASE_INCOME" });
  expect(readPair(written[0] ?? "").length).toBeLessThan(300);
  expect(deleteSealedCookie(carry([...written, "other=1"])).map(readName)).toEqual(["baobab_place_1502"]);
});
