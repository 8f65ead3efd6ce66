import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findFormsWithoutSchema } from "./form-schemas";

const APP = path.resolve(import.meta.dirname, "../../app");

it("gives each form that people type into a schema, but for those that are judged in another way", () => {
  const pages = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const bare = pages.flatMap((file) =>
    findFormsWithoutSchema(readFileSync(path.join(APP, file), "utf8")).map(
      (form) => `${path.basename(file)}: ${form}`,
    ),
  );
  expect(bare.sort()).toEqual([
    // The survey's rules judge the answers that replace assumptions, as they do a step's.
    "assumed-form.tsx: id",
    // Any text may be searched for.
    "desk-filters.tsx: search",
    // A list, which is parsed row by row.
    "import-page.tsx: FORM",
    // Its page passes the schema.
    "passkey-form.tsx: without an id",
    // A step of the survey, whose mistakes are stored with its answers: the survey's rules judge it.
    "step-page.tsx: form",
    // One choice or slider; anything else posted is none of them.
    "walk-through-page.tsx: STEP_FORM",
  ]);
});

it("finds one without", () => {
  const planted = `<Form id="bare"><TextField name="a" /></Form><Form id="own" schema={s}><YesNo /></Form><Form id={any}>{children}</Form>`;
  expect(findFormsWithoutSchema(planted)).toEqual(["bare", "any"]);
});
