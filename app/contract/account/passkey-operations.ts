/**
 * Operations that add passkeys (WebAuthn), log in with one instead of a code, and remove them: our addition
 * to the wire. The messages between browser and authenticator are WebAuthn's own JSON.
 */
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { LOGGED_IN } from "../wire/role";
import { PLAIN_TEXT } from "../survey/survey-rules";
import { text, tidyText, uuidText } from "../wire/text";
import { tokenSchema } from "./session-operations";
import { loginTypeSchema, userSchema } from "./user";

/** The most passkeys that one person can have. */
export const MOST_PASSKEYS = 20;

/** The most characters of a passkey's name. */
const LONGEST_PASSKEY_NAME = 40;

/** A request whose code the caller entered in this session; not needed shortly after a login. */
const confirmed = z.object({ Requestid: uuidText().optional() });

const bytes = (most: number) =>
  text(most, undefined, { required_error: "Please give what the browser answered" })
    .min(1)
    .regex(/^[\w-]+$/, "must be base64url");

const CREDENTIAL_ID = bytes(1_400);

const ofCredential = {
  id: CREDENTIAL_ID,
  rawId: CREDENTIAL_ID,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

/** The authenticator's response when a passkey is added (`RegistrationResponseJSON`). */
const addedCredentialSchema = z.object({
  ...ofCredential,
  response: z.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(20_000) }),
});
export type AddedCredential = z.infer<typeof addedCredentialSchema>;

/** The authenticator's response when a passkey is used (`AuthenticationResponseJSON`). */
const usedCredentialSchema = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100),
  }),
});
export type UsedCredential = z.infer<typeof usedCredentialSchema>;

const userVerification = z.literal("required");

/** Options for a browser to create a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: z.literal("public-key"), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** Options for a browser to sign with any passkey of this site (`PublicKeyCredentialRequestOptionsJSON`). */
const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification,
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

const passkeySchema = z.object({
  id: z.string().uuid(),
  name: z.string(),
  added_at: z.string(),
  last_used_at: z.string().optional(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** A person's passkeys as stored, without the public keys, which reveal nothing about anybody. */
export const passkeysSchema = z.array(passkeySchema).describe("the newest first");

const NO_NAME = "Please give the passkey a name";

const nameSchema = tidyText(
  {
    longest: LONGEST_PASSKEY_NAME,
    tooLong: `Please type at most ${LONGEST_PASSKEY_NAME} characters`,
    otherwise: { required_error: NO_NAME },
  },
  (name) => name.min(1, NO_NAME).refine((typed) => PLAIN_TEXT.pattern.test(typed), PLAIN_TEXT.message),
);

export const passkeyOperations = {
  getPasskeys: {
    method: "GET",
    path: "/user/passkeys",
    summary: "The caller's passkeys, and whether adding and removing them needs a fresh code",
    who: LOGGED_IN,
    stores: false,
    isBeforePasskey: true,
    failure: "Unable to fetch your passkeys",
    headers: confirmed,
    answer: z.object({
      passkeys: passkeysSchema,
      needs_code: z.boolean().describe("false for 15 minutes after a login, or after a code for it"),
      lacks: z
        .enum(["passkey", "pass"])
        .optional()
        .describe("what a member of staff does not have who wants to change them with a code alone"),
      is_required: z.boolean().describe("whether the caller's role does nothing before they add one"),
    }),
  },
  beginPasskey: {
    method: "POST",
    path: "/user/passkeys/challenge",
    summary: "What a browser needs to make a passkey of the caller's; good once, for five minutes",
    who: LOGGED_IN,
    stores: true,
    isFinal: true,
    isBeforePasskey: true,
    limit: "store",
    refuses: ["codeNeeded", "passkeyNeeded"],
    failure: "Unable to add a passkey",
    headers: confirmed,
    answer: creationOptionsSchema,
  },
  addPasskey: {
    method: "POST",
    path: "/user/passkeys",
    summary: "Adds the passkey that a browser has made, with which its holder logs in from now on",
    who: LOGGED_IN,
    stores: "computed",
    isFinal: true,
    isBeforePasskey: true,
    limit: "store",
    refuses: ["codeNeeded", "passkeyRefused", "passkeyNeeded"],
    failure: "Unable to add a passkey",
    headers: confirmed,
    body: z.object({
      name: nameSchema,
      credential: addedCredentialSchema,
      pass: text(40)
        .transform((typed) => typed.trim())
        .optional()
        .describe("of somebody whose passkeys were reset"),
    }),
    answer: passkeySchema,
  },
  removePasskey: {
    method: "DELETE",
    path: "/user/passkeys",
    summary: "Removes one of the caller's passkeys: nobody logs in with it any more",
    who: LOGGED_IN,
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["codeNeeded", "passkeyNeeded", "lastPasskey", "notFound"],
    failure: "Unable to remove the passkey",
    headers: confirmed,
    query: z.object({
      passkey: uuidText(undefined, { required_error: "Please give the number of a passkey" }),
    }),
    answer: z.object({}),
  },
  beginPasskeyLogin: {
    method: "POST",
    path: "/user/login/passkey/challenge",
    summary: "What a browser needs to log somebody in with a passkey; good once, for five minutes",
    who: ["guest"],
    stores: true,
    limit: "session",
    failure: "Unable to log in",
    answer: requestOptionsSchema,
  },
  logInWithPasskey: {
    method: "POST",
    path: "/user/login/passkey/{type}",
    summary: "Hands out a bearer to the holder of a passkey, who types no number and needs no code",
    who: ["guest"],
    stores: "computed",
    limit: "session",
    refuses: ["passkeyRefused"],
    failure: "Unable to log in",
    params: z.object({ type: loginTypeSchema }),
    body: z.object({ credential: usedCredentialSchema }),
    answer: tokenSchema.extend({ user: userSchema }),
  },
} as const satisfies Record<string, Operation>;
