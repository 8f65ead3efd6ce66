import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "../../../tests/support/database";
import { getDatabase } from "../store/connection";
import { features } from "../store/schema";
import { describeError } from "./describe-error";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
});
afterAll(() => close());

async function catchError(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

it("keeps type, message and the lines of the code", () => {
  const description = describeError(new TypeError("x is not a function"));
  expect(description).toMatchObject({ type: "TypeError", message: "x is not a function" });
  expect(description.stack[0]).toMatch(/^at .*describe-error\.test\.ts/);
});

it("never repeats the values that the database choked on", async () => {
  const row = { name: "Nomvula", enabled: true };
  const error = await catchError(() => getDatabase().insert(features).values([row, row]));
  const description = describeError(error);
  expect(description.cause).toMatchObject({ code: "23505" });
  expect(JSON.stringify(description)).toContain("features_pkey");
  expect(JSON.stringify(description)).not.toContain("Nomvula");
});

it("never repeats the values that a shape refused", async () => {
  const error = await catchError(() => z.object({ gender: z.enum(["male"]) }).parse({ gender: "Nomvula" }));
  expect(describeError(error).message).toBe("gender: invalid_enum_value");
});

it("never repeats the amount that the engine refused", () => {
  const description = describeError(new RangeError("debtRepayment: must be from 0 to 150000, is 210000"));
  expect(description).toMatchObject({ type: "RangeError", message: "debtRepayment: out of its range" });
});

it("says nothing of a thrown value that is no error", () => {
  expect(JSON.stringify(describeError("Nomvula"))).not.toContain("Nomvula");
});
