import { expect, test } from "vitest";
import { writePaper } from "./plan-paper.server";

const write = (answer: Parameters<typeof writePaper>[0]) =>
  writePaper(answer, { session: { bearer: "b" }, headers: new Headers({ "Set-Cookie": "session=1" }) });

test("a PDF that waits for its turn is a page that asks for it again by itself", async () => {
  const page = write({
    response_code: "R01",
    http_code: 201,
    message: "Still processing",
    return_object: {},
  });
  expect([page.status, page.headers.get("Refresh")]).toEqual([202, "3"]);
  expect(page.headers.get("Set-Cookie")).toBe("session=1");
  expect(await page.text()).toBe(
    "We are still making the PDF. It comes by itself in a moment. If not, load this page again.",
  );
});

test("a PDF that there is not is a sentence that says what else can be done, and no page that asks again", async () => {
  const page = write({ response_code: "R00", http_code: 200, message: "Success", return_object: {} });
  expect([page.status, page.headers.get("Refresh")]).toEqual([503, null]);
  expect(await page.text()).toMatch(/^We cannot make the PDF just now\..* print the page of the plan\.$/);
});
