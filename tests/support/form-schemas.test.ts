import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findFormsWithoutSchema } from "./form-schemas";

const APP = path.resolve(import.meta.dirname, "../../app");

it("gives each form that people type into a schema, which its action has too", () => {
  const pages = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const bare = pages.flatMap((file) =>
    findFormsWithoutSchema(readFileSync(path.join(APP, file), "utf8")).map(
      (form) => `${path.basename(file)}: ${form}`,
    ),
  );
  expect(bare.sort()).toEqual([
    // A list, which is parsed row by row.
    "import-page.tsx: FORM",
    // A step of the survey, whose mistakes are stored with its answers: the survey's rules judge it.
    "step-page.tsx: form",
  ]);
});

it("finds one without", () => {
  const planted = `<Form id="bare"><TextField name="a" /></Form><Form id="own" schema={s}><YesNo /></Form>`;
  expect(findFormsWithoutSchema(planted)).toEqual(["bare"]);
});
