import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callBackend, canSendCodes, findShownCode } from "../../app/backend/door.server";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { becomeGuest } from "../support/code-callers";
import { inventIdentityNumber } from "../support/identity-numbers";

/** A public site without a gateway and without a mail server. */
let stop: () => Promise<void>;
let bearer: string;
beforeAll(async () => {
  process.env.PUBLIC_URL = "https://baobab.example";
  stop = await startTestBackend({ isWorking: false });
  bearer = await becomeGuest();
});
afterAll(() => stop());

const OFF = {
  response_code: "R04",
  http_code: 503,
  message:
    "You cannot register or log in here at the moment, because this site has no way to send you a code by SMS",
  // Long enough that no client retries by itself.
  retryAfterSeconds: 3_600,
};

describe("without a way to send codes", () => {
  const request_id = randomUUID();
  const type = "investor";

  test("nobody can register, log in or have a code sent again, and everybody is told why", async () => {
    expect(canSendCodes()).toBe(false);
    const rsa_id_number = inventIdentityNumber();
    const body = { rsa_id_number, cell_number: "0821234567" };
    expect(await callBackend("register", { body }, { bearer })).toMatchObject(OFF);
    expect(await callBackend("resendRegistrationCode", { query: { request_id } }, { bearer })).toMatchObject(
      OFF,
    );
    const { token } = take(
      await callBackend("getLoginToken", { headers: { Rsaidnr: rsa_id_number } }, { bearer }),
    );
    expect(
      await callBackend("logIn", { params: { type }, headers: { Token: token } }, { bearer }),
    ).toMatchObject(OFF);
  });

  test("no page shows one", async () => {
    expect(await findShownCode(new Request("http://localhost/en/code"), request_id)).toBeUndefined();
  });
});

test("without a mail server a message is refused with the spec's words", async () => {
  const body = { type: "coach", data: { message: "Hello" } } as const;
  expect(await callBackend("sendMessage", { body }, { bearer })).toMatchObject({
    response_code: "R04",
    message: "Unable to send email",
  });
});
