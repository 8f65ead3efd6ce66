import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request } from "node:http";
import { type Clone, makeClone, type Start, startClone } from "../support/clone";
import { createVisitor, readText } from "../support/visitor";

const TITLE = "Try Baobab as …";

let clone: Clone;
let server: Start;
beforeAll(async () => {
  clone = makeClone();
  // With the default of `npm start`; an empty variable counts as not set.
  server = await startClone(clone, { DEMO: "", LIMIT_FACTOR: "100" });
  await server.serves();
});
afterAll(async () => {
  server.signal("SIGTERM");
  await server.ends();
  clone.remove();
});

/** The login page, as loaded with other headers. */
function openAs(headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const to = { host: "127.0.0.1", port: server.port, path: "/en/login", headers };
    request(to, (answer) => {
      let html = "";
      answer.setEncoding("utf8").on("data", (text: string) => (html += text));
      answer.on("end", () => resolve(html));
    })
      .on("error", reject)
      .end();
  });
}

const findIntent = (html: string, name: string) =>
  new RegExp(`value="(try-\\d+)"[^>]*>Try<span[^>]*>[^<]*(?:<!-- -->)?${name}`).exec(html)?.[1] ?? "";

describe("the login page of a demonstration", () => {
  it("lists everybody with a desk and three clients, with role and what they see", async () => {
    const page = await createVisitor(server.origin).open("/en/login");
    const words = readText(page.html);
    expect(words).toContain(TITLE);
    for (const role of ["System Administrator", "Financial Planner", "Retirement Coach", "Investor"])
      expect(words).toContain(role);
    expect(page.html.match(/value="try-\d+"/g)).toHaveLength(7);
  });

  it("logs in as a client at a press, without a code", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await visitor.open("/en/login");
    const page = await visitor.press(findIntent(html, "Deon Fourie"));
    expect(page).toMatchObject({ status: 200 });
    expect(page.path).toMatch(/^\/en\/(dashboard|waiting|recommended-plan|recommendation-experience)/);
    expect(readText(page.html)).toContain("Deon Fourie");
  });

  it("logs in as an adviser, who lands at the desk", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await visitor.open("/en/login");
    const page = await visitor.press(findIntent(html, "Willem Steyn"));
    expect(page.path).toBe("/en/admin");
  });

  it("has clients who keep a check, on the adviser's list of the year that begins next", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await visitor.open("/en/login");
    await visitor.press(findIntent(html, "Willem Steyn"));
    const read = async () => readText((await visitor.open("/en/admin/living-annuities")).html);
    await expect.poll(read, { timeout: 60_000 }).toMatch(/Phiri.*Petersen.*Tau|Petersen.*Phiri.*Tau/);
    const list = await read();
    expect(list).toMatch(/Phiri, Kagiso born \d{4} 1 \w+ R9 500 8\.8% .*Draws too much/);
    expect(list).toMatch(/Petersen, Graham .*Checked, it lasts/);
    expect(list).toMatch(/Tau, Naledi .*Waits for new figures/);
  });

  it.each<[string, Record<string, string>]>([
    ["a proxy", { Host: "localhost", "X-Forwarded-For": "127.0.0.1" }],
    ["another name", { Host: "baobab.example" }],
  ])("lists nobody to a browser that comes through %s", async (_, headers) => {
    expect(await openAs({ Host: "localhost" })).toContain(TITLE);
    const html = await openAs(headers);
    expect(html).toContain("Log in");
    expect(html).not.toContain(TITLE);
  });

  it("lets nobody in who comes through a proxy, nor as anybody who is not of the demonstration", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await visitor.open("/en/login");
    const intent = findIntent(html, "Willem Steyn");
    for (const userId of ["1", "2147483648", "9223372036854775808", "1e3", ""]) {
      expect(await visitor.press(intent, { userId }), userId).toMatchObject({ status: 404 });
      await visitor.open("/en/login");
    }
    const fields = visitor.fields();
    fields.set("userId", intent.replace("try-", ""));
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${server.origin}/en/try-as`, {
      method: "POST",
      body: fields,
      headers: { Cookie, "X-Forwarded-For": "127.0.0.1" },
      redirect: "manual",
    });
    expect(answer.status).toBe(404);
  });
});
