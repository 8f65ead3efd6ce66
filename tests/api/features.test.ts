import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, features } from "../../app/backend/store/schema";
import { FEATURE_DEFAULTS, mergeFlags, readFlagValue } from "../../app/contract/desk/feature-flags";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { openStaff } from "../support/staff";

const NAME = "GoToRecommendation";

let administrator: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
});
beforeEach(() => getDatabase().update(features).set({ enabled: true }));

const switchTo = (enabled: string, { bearer, userId }: Partial<Account>, submittedByUserId = userId ?? 1) =>
  callBackend(
    "updateFeatures",
    { body: { features: [{ featureName: NAME, enabled }], submittedByUserId } },
    { bearer },
  );
const readFlag = async () =>
  take(await callBackend("getFeatures", {}, {})).find(({ featureName }) => featureName === NAME)?.enabled;

describe("a feature", () => {
  test("is switched by an administrator, and is so for the next call of anybody", async () => {
    expect(take(await switchTo("false", administrator))).toContainEqual({
      featureName: NAME,
      enabled: "false",
    });
    expect(await readFlag()).toBe("false");
    await switchTo("true", administrator);
    expect(await readFlag()).toBe("true");
  });

  test("is switched by nobody else, who is told 403 and changes nothing", async () => {
    const others = [
      await openStaff("planner"),
      await openStaff("coach"),
      await openAccount(),
      { bearer: await becomeGuest() },
    ];
    for (const other of others)
      expect(await switchTo("false", other)).toMatchObject({ response_code: "R03", http_code: 403 });
    expect(await switchTo("false", {})).toMatchObject({ http_code: 401 });
    expect(await readFlag()).toBe("true");
  });

  test("is not switched in the name of somebody else", async () => {
    const answer = await switchTo("false", administrator, administrator.userId + 1);
    expect(answer).toMatchObject({ response_code: "R03", http_code: 403 });
    expect(await readFlag()).toBe("true");
  });

  test.each(["TRUE", "1", "yes", "", " true"])(
    "is neither on nor off as %j, which is a mistake",
    async (enabled) => {
      expect(await switchTo(enabled, administrator)).toMatchObject({
        http_code: 422,
        return_object: {
          errors: [{ path: "features.0.enabled", message: "Please give true or false" }],
        },
      });
      expect(await readFlag()).toBe("true");
    },
  );

  test("of an unknown name does not exist", async () => {
    const body = {
      features: [{ featureName: "Nothing", enabled: "true" }],
      submittedByUserId: administrator.userId,
    };
    expect(await callBackend("updateFeatures", { body }, administrator)).toMatchObject({ http_code: 422 });
  });

  test("leaves one row in the audit log each time it is switched", async () => {
    const before = await getDatabase().$count(auditLog);
    await switchTo("false", administrator);
    await switchTo("true", administrator);
    expect(await getDatabase().$count(auditLog)).toBe(before + 2);
  });
});

describe("the list of flags", () => {
  test("is merged over the defaults, without what cannot be read", () => {
    expect(mergeFlags([])).toEqual(FEATURE_DEFAULTS);
    expect(mergeFlags([{ featureName: NAME, enabled: "false" }])).toEqual({ [NAME]: false });
    expect(mergeFlags([{ featureName: NAME, enabled: "False" }])).toEqual(FEATURE_DEFAULTS);
    expect(mergeFlags([{ featureName: "Other", enabled: "true" }])).toEqual(FEATURE_DEFAULTS);
  });

  test("is complete when the store has no row", async () => {
    await getDatabase().delete(features);
    expect(await readFlag()).toBe("true");
  });

  test("reads true and false only as they are written", () => {
    expect([readFlagValue("true"), readFlagValue("false")]).toEqual([
      { ok: true, value: true },
      { ok: true, value: false },
    ]);
    expect(readFlagValue("on")).toEqual({ ok: false, reason: "Please give true or false" });
  });
});
