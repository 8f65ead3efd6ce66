import { expect, test } from "vitest";
import { findFormulaPension } from "./formula-pensions";

test.each([
  "GEPF",
  "Transnet Freight Rail",
  "ESKOM",
  "Department of Education",
  "SA Post Office",
  "telkom-sa",
])("%s is known for a pension by a formula", (employer) =>
  expect(findFormulaPension(employer)).toBeDefined(),
);

test.each(["Karoo Wool Board", "Eskomatic Repairs", "Nedbank", ""])("%s is not", (employer) =>
  expect(findFormulaPension(employer)).toBeUndefined(),
);
