/** The WebAuthn messages between browser and site. The library that verifies responses is loaded on first use. */
import type {
  AddedCredential,
  CreationOptions,
  RequestOptions,
  UsedCredential,
} from "~/contract/account/passkey-operations";
import { getEnvironment } from "../process/environment";
import { CHALLENGE_MILLISECONDS } from "./passkey-challenges";
import type { StoredPasskey } from "./passkeys";

/** ES256, which every authenticator supports, and RS256, the only one that some on Windows do. */
const ALGORITHMS = [-7, -257];

const publicKey = "public-key";

/** The relying party of a passkey: the host of `PUBLIC_URL` only. */
function describeSite() {
  const { origin, hostname } = new URL(getEnvironment().PUBLIC_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

type Holder = { subjectId: string; name: string; known: readonly StoredPasskey[] };

/** Creation options for a person. An authenticator that already has a passkey of theirs makes no second one. */
export function writeCreation(challenge: string, { subjectId, name, known }: Holder): CreationOptions {
  return {
    rp: { id: describeSite().expectedRPID, name: "Baobab" },
    user: { id: writeHandle(subjectId), name, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: publicKey, alg })),
    timeout: CHALLENGE_MILLISECONDS,
    excludeCredentials: known.map(({ credentialId: id }) => ({ type: publicKey, id })),
    // The authenticator stores the user, so that nobody types a number, and verifies a finger, a face or a PIN.
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/** Login options. They name no passkey, so that they reveal no account. */
export function writeLoginRequest(challenge: string): RequestOptions {
  const { expectedRPID: rpId } = describeSite();
  return { rpId, challenge, timeout: CHALLENGE_MILLISECONDS, userVerification: "required" };
}

/** The user handle for authenticators: random, and not known outside. */
function writeHandle(subjectId: string): string {
  return Buffer.from(subjectId).toString("base64url");
}

const loadLibrary = () => import("@simplewebauthn/server");

/**
 * Verifies an authenticator's response to adding a passkey.
 * @returns the fields to store; undefined if verification fails, for which the library throws
 */
export async function verifyAdded(
  response: AddedCredential,
  expectedChallenge: string,
): Promise<Pick<StoredPasskey, "credentialId" | "publicKey" | "counter"> | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const asked = { ...describeSite(), expectedChallenge, requireUserVerification: true };
  const verified = await verifyRegistrationResponse({
    response,
    ...asked,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  const credential = verified?.registrationInfo?.credential;
  if (!verified?.verified || !credential || isFramed(response.response)) return undefined;
  const { id: credentialId, counter } = credential;
  return { credentialId, counter, publicKey: Buffer.from(credential.publicKey).toString("base64url") };
}

/**
 * Whether the response comes from a page framed by another site, where a visitor may click on something
 * hidden. The library accepts that for a new passkey, and for a login if the browser does not name the other
 * site.
 */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const told = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as Record<string, unknown>;
  return Boolean(told.crossOrigin) || told.topOrigin !== undefined;
}

type Used = { passkey: StoredPasskey; subjectId: string };

/**
 * Verifies an authenticator's response to a login.
 * @returns the new use counter; undefined if verification fails, or the counter has not increased
 */
export async function verifyUsed(
  response: UsedCredential,
  expectedChallenge: string,
  { passkey, subjectId }: Used,
): Promise<number | undefined> {
  if (response.response.userHandle !== writeHandle(subjectId)) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { credentialId: id, publicKey: key, counter } = passkey;
  const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(key, "base64url")) };
  const asked = { ...describeSite(), expectedChallenge, requireUserVerification: true };
  const verified = await verifyAuthenticationResponse({ response, credential, ...asked }).catch(
    () => undefined,
  );
  if (!verified?.verified || isFramed(response.response)) return undefined;
  return verified.authenticationInfo.newCounter;
}
