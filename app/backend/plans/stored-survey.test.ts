import { beforeEach, describe, expect, test } from "vitest";
import { HEALTH_FIELDS } from "~/contract/survey/fields";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../../fixtures/people";
import { getEnvironment } from "../process/environment";
import { encryptField } from "../store/encryption";
import { unsealSurvey, sealSurvey } from "./stored-survey";

const [thandi] = people("2026-11-20");
const record: SurveyRecord = { ...thandi!.record, type_of_user: "trustee" };

/** Every health answer that the survey can end with; smoking is asked of few. */
const HEALTH: Pick<SurveyRecord, "has_serious_illness" | "are_you_smoker">[] = [
  {},
  { has_serious_illness: "no" },
  { has_serious_illness: "yes" },
  { has_serious_illness: "no", are_you_smoker: "no" },
  { has_serious_illness: "no", are_you_smoker: "yes" },
  { has_serious_illness: "yes", are_you_smoker: "no" },
  Object.fromEntries(HEALTH_FIELDS.map((field) => [field, "yes"])),
];

function seal(health: SurveyRecord) {
  const without = Object.fromEntries(HEALTH_FIELDS.map((field) => [field, undefined]));
  return sealSurvey({ ...record, ...without, ...health }, 1500);
}

beforeEach(() => {
  getEnvironment().ENCRYPTION_KEYS = [{ id: "test", bytes: Buffer.alloc(32, 1) }];
});

describe("a stored survey", () => {
  test("has the same fields, as long, whatever was answered about health", () => {
    const shapes = HEALTH.map((health) =>
      Object.entries(seal(health)).map(([field, value]) => `${field} ${String(value).length}`),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(shapes[0]!.join()).not.toMatch(/illness|smoker/);
  });

  test("is read back as it was, for every answer about health", () => {
    for (const health of HEALTH.slice(1, 3))
      expect(unsealSurvey(seal(health), 1500)).toMatchObject({ type_of_user: "trustee", ...health });
    expect(unsealSurvey(sealSurvey(record, 1500), 1500)).toMatchObject(
      JSON.parse(JSON.stringify(record)) as object,
    );
  });

  test("says nothing of an income that is guaranteed, not even whether it was shown", () => {
    const shown = sealSurvey({ ...record, guaranteed_income: 18_431.37 }, 1500);
    expect(JSON.stringify(shown)).not.toMatch(/18431|guaranteed_income/);
    expect(unsealSurvey(shown, 1500).guaranteed_income).toBe(18_431.37);
    const hidden = sealSurvey({ ...record, guaranteed_income: undefined }, 1500);
    expect(String(hidden.income)).toHaveLength(String(shown.income).length);
    expect(unsealSurvey(hidden, 1500)).not.toHaveProperty("guaranteed_income");
  });

  test("says nothing of a first figure, which is read back as it was", () => {
    const asked = { age: 64, gender: "female", savings: 912_345, partner_age: 61 } as const;
    const first_figure = { ...asked, way: "guaranteed", monthly_income_total: 3_678.56 } as const;
    const stored = sealSurvey({ ...record, first_figure }, 1500);
    expect(JSON.stringify(stored)).not.toMatch(/912345|3678/);
    expect(unsealSurvey(stored, 1500).first_figure).toEqual(first_figure);
    expect(sealSurvey(record, 1500)).not.toHaveProperty("first_figure");
  });

  test("names no employer", () => {
    const stored = sealSurvey({ ...record, relevant_fund_retiring_from: "Karoo Wool Board" }, 1500);
    expect(JSON.stringify(stored)).not.toContain("Karoo");
    expect(unsealSurvey(stored, 1500).relevant_fund_retiring_from).toBe("Karoo Wool Board");
  });

  test("of one plan cannot be read as another's", () => {
    expect(() => unsealSurvey(sealSurvey(record, 1500), 1501)).toThrow();
  });

  test("that was kept field by field is read too", () => {
    const column = "plans.survey.has_serious_illness";
    const has_serious_illness = encryptField("yes", { column, row: 1500 });
    const old = { has_serious_illness, relevant_fund_retiring_from: "Nedbank" };
    expect(unsealSurvey(old, 1500)).toEqual({
      has_serious_illness: "yes",
      relevant_fund_retiring_from: "Nedbank",
    });
  });
});
