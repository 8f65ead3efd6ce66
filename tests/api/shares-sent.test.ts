/** Share links that are mailed, and those that a code protects. */
import { describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { SEND_CODE } from "../../app/backend/session/code-requests";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { becomeGuest } from "../support/accounts";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { ILL } from "../support/ill-person";
import { GONE, UNKNOWN, prepareSharing, waitForRecommendation } from "../support/sharing";
import { findWords } from "../support/stored-rows";

const scene = prepareSharing();
const { share, makeLink, keepPlan, useOwnPlan, open, readCover, list, revoke, takeMails, readSms } = scene;

describe("a link that is mailed", () => {
  const send_to = "friend@example.org";

  test("arrives with the message as its sender's words", async () => {
    await takeMails();
    const { token } = await makeLink({ send_to, message: "Please look at this." });
    const [mail, ...more] = await takeMails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(send_to);
    expect(mail?.text).toContain("Boitumelolo is sharing a retirement plan with you. They write:");
    expect(mail?.text).toContain("> Please look at this.");
    expect(mail?.text).toContain(`/en/shared/${token}`);
    expect(mail?.text).not.toMatch(/Hondeklipbaai/);
    expect(await list()).toMatchObject([{ was_mailed: true }]);
    expect(await findWords([send_to])).toEqual([]);
  });

  test("is refused with a link in the message", async () => {
    const links = [
      "see http://x",
      "www.example",
      "example.co.za now",
      "a@b.org",
      "end.Then",
      "10.0.0.1",
      "a．com",
      "evil\u2024com",
      "evil\ufe52com",
      "ev\u200bil.c\u00adom",
      "sms:0821234567",
    ];
    for (const message of links)
      expect(await share({ send_to, message }), message).toMatchObject({ http_code: 422 });
    for (const message of [
      "About R1.6M, e.g. from age 65. Call me at 14.30!",
      "Reply by SMS: 082 555 0142, or WhatsApp: same number… Tel: 021",
      "We meet at the Hotel: J.P. pays. 👨‍👩‍👧 🏴󠁧󠁢󠁷󠁬󠁳󠁿",
    ])
      await makeLink({ send_to, message });
  });

  test("has no message without an address, or of more than 300 characters", async () => {
    expect(await share({ message: "Hello" })).toMatchObject({ http_code: 422 });
    expect(await share({ send_to, message: "x".repeat(301) })).toMatchObject({ http_code: 422 });
    expect(await share({ send_to: "friend" })).toMatchObject({ http_code: 422 });
  });

  test("is refused after ten in a day, also of two plans that are shared at once", async () => {
    const id = await keepPlan(scene.person);
    for (let count = 0; count < 9; count += 1) await makeLink({ send_to });
    const codes = (await Promise.all([share({ send_to }), share({ send_to, id })])).map(
      ({ http_code }) => http_code,
    );
    expect(codes.sort()).toEqual([200, 429]);
    expect(await share({ send_to })).toMatchObject({ http_code: 429 });
    await makeLink();
  });

  test("counts for its day also after consent was withdrawn and given again", async () => {
    await useOwnPlan();
    for (let count = 0; count < 10; count += 1) await makeLink({ send_to });
    take(await callBackend("withdrawHealthConsent", {}, scene.person));
    const { has_serious_illness } = ILL;
    take(
      await callBackend(
        "updatePlan",
        { query: { id: scene.plan }, body: { has_serious_illness } },
        scene.person,
      ),
    );
    await waitForRecommendation(scene.person, scene.plan);
    expect(await share({ send_to })).toMatchObject({ http_code: 429 });
    await makeLink();
  });
});

describe("a link with a code", () => {
  const code_to = "082 765 4321";

  test("opens for whoever got the code, for an hour, and for nobody else", async () => {
    expect(await share({ code_to: "011 765 4321" })).toMatchObject({ http_code: 422 });
    const now = Date.now();
    const { token } = await makeLink({ code_to });
    expect(take(await readCover(token)).needs_code).toBe(true);
    expect(await open(token)).toMatchObject({ response_code: "R03", http_code: 401 });
    const asked = await callBackend("askSharedCode", { headers: { Token: token } }, scene.reader);
    expect(asked.response_code).toBe("R01");
    const { request_id: Requestid } = take(asked);
    await waitForJobs(SEND_CODE);
    const otp = deriveCode(Requestid, 1);
    expect(readSms().at(-1)).toMatchObject({
      to: "+27827654321",
      body: expect.stringContaining(otp) as string,
    });
    expect(await open(token, { Requestid })).toMatchObject({ http_code: 401 });
    const verify = (typed: string) =>
      callBackend("verifyCode", { body: { token_request_id: Requestid, otp: typed } }, scene.reader);
    expect(await verify(otp === "000000" ? "000001" : "000000")).toMatchObject({ http_code: 422 });
    take(await verify(otp));
    take(await open(token, { Requestid }));
    const stranger = { bearer: await becomeGuest() };
    expect(await open(token, { Requestid, by: stranger })).toMatchObject({ http_code: 401 });
    const another = await makeLink({ code_to });
    expect(await open(another.token, { Requestid })).toMatchObject({ http_code: 401 });
    // An id or the fraction of a second may hold the six digits of a code by chance.
    expect(await findWords(["827654321", new RegExp(`(?<![\\w.-])${otp}(?![\\w-])`)])).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: now + 20 * 60_000 });
    const { bearer_token } = take(
      await callBackend("refreshToken", { query: { type: "guest" } }, scene.reader),
    );
    take(await open(token, { Requestid, by: { bearer: bearer_token } }));
    vi.setSystemTime(now + 45 * 60_000);
    const later = take(
      await callBackend("refreshToken", { query: { type: "guest" } }, { bearer: bearer_token }),
    );
    vi.setSystemTime(now + 62 * 60_000);
    expect(await open(token, { Requestid, by: { bearer: later.bearer_token } })).toMatchObject({
      http_code: 401,
    });
  });

  test("sends none for a link that opens without one, is unknown or gone", async () => {
    const ask = (Token: string) => callBackend("askSharedCode", { headers: { Token } }, scene.reader);
    const { token } = await makeLink();
    expect(await ask(token)).toMatchObject({ http_code: 422 });
    const { share_id, token: coded } = await makeLink({ code_to: "082 765 4322" });
    take(await revoke(share_id));
    expect(await ask(coded)).toMatchObject(GONE);
    expect(await ask("unknown")).toMatchObject(UNKNOWN);
  });
});
