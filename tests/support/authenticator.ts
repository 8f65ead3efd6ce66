/**
 * An authenticator in software: it makes passkeys and signs with them (ES256), as a phone or a security key
 * does.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type {
  AddedCredential,
  CreationOptions,
  RequestOptions,
  UsedCredential,
} from "../../app/contract/account/passkey-operations";

/** Deviations of a page at another address, or of a careless or copied authenticator. */
type Differently = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  handle?: string;
  /** For a page framed by another site, whose address only some browsers report. */
  crossOrigin?: boolean;
  topOrigin?: string;
};

const encode = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
const hash = (text: string | Buffer) => createHash("sha256").update(text).digest();

/** The CBOR types needed here: a byte string, a text, a small integer, and a map of these. */
const head = (major: number, size: number) =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const IS_PRESENT = 0x01;
const IS_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

function writeData(
  rpId: string,
  { isVerified = true, counter }: Differently & { counter: number },
  credential: Buffer = Buffer.alloc(0),
): Buffer {
  const flags = IS_PRESENT | (isVerified ? IS_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([hash(rpId), Buffer.from([flags]), count, credential]);
}

const writeClientData = (
  asked: { type: string; challenge: string; origin: string },
  { origin = asked.origin, crossOrigin = false, topOrigin }: Differently,
) => Buffer.from(JSON.stringify({ ...asked, origin, crossOrigin, topOrigin }));

/** An authenticator for a site's address, which holds one passkey at a time. */
export function makeAuthenticator(origin: string) {
  const id = randomBytes(16);
  let privateKey: KeyObject;
  let handle = "";
  let counter = 0;

  return {
    add(options: CreationOptions, otherwise: Differently = {}): AddedCredential {
      const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
      privateKey = pair.privateKey;
      handle = options.user.id;
      const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, "base64url"))],
        [integer(-3), bytes(Buffer.from(y, "base64url"))],
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = writeData(otherwise.rpId ?? options.rp.id, { counter, ...otherwise }, credential);
      const attestation = map(
        [text("fmt"), text("none")],
        [text("attStmt"), map()],
        [text("authData"), bytes(data)],
      );
      const { challenge } = options;
      const clientData = writeClientData({ type: "webauthn.create", challenge, origin }, otherwise);
      return {
        ...{ id: encode(id), rawId: encode(id), type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON: encode(clientData), attestationObject: encode(attestation) },
      };
    },

    use({ challenge, rpId }: RequestOptions, otherwise: Differently = {}): UsedCredential {
      counter += 1;
      const data = writeData(otherwise.rpId ?? rpId, { counter, ...otherwise });
      const clientData = writeClientData({ type: "webauthn.get", challenge, origin }, otherwise);
      const signed = Buffer.concat([data, hash(clientData)]);
      return {
        ...{ id: encode(id), rawId: encode(id), type: "public-key", clientExtensionResults: {} },
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(data),
          signature: encode(createSign("sha256").update(signed).sign(privateKey)),
          userHandle: otherwise.handle ?? handle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
