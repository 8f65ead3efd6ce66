/** What WebAuthn has browser and site say to each other. The library checks answers; it is loaded with the first of them. */
import type {
  AddedCredential,
  CreationOptions,
  RequestOptions,
  UsedCredential,
} from "~/contract/account/passkey-operations";
import { getEnvironment } from "../process/environment";
import { CHALLENGE_MILLISECONDS } from "./passkey-challenges";
import type { StoredPasskey } from "./passkeys";

/** ES256, which every authenticator knows, and RS256, which some of Windows know alone. */
const ALGORITHMS = [-7, -257];

const publicKey = "public-key";

/** The site to which a passkey belongs: the host of `PUBLIC_URL`, and no other. */
function describeSite() {
  const { origin, hostname } = new URL(getEnvironment().PUBLIC_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

type Holder = { subjectId: string; name: string; known: readonly StoredPasskey[] };

/** What a browser is asked to add for somebody. An authenticator that has a passkey of theirs makes no second one. */
export function writeCreation(challenge: string, { subjectId, name, known }: Holder): CreationOptions {
  return {
    rp: { id: describeSite().expectedRPID, name: "Baobab" },
    user: { id: writeHandle(subjectId), name, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: publicKey, alg })),
    timeout: CHALLENGE_MILLISECONDS,
    excludeCredentials: known.map(({ credentialId: id }) => ({ type: publicKey, id })),
    // The authenticator knows whose it is, so that nobody types a number, and checks a finger, a face or a PIN.
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/** What a browser is asked to sign. It names no passkey, so that it tells of no account. */
export function writeLoginRequest(challenge: string): RequestOptions {
  const { expectedRPID: rpId } = describeSite();
  return { rpId, challenge, timeout: CHALLENGE_MILLISECONDS, userVerification: "required" };
}

/** The name of a person to authenticators: random, and known to nobody outside. */
function writeHandle(subjectId: string): string {
  return Buffer.from(subjectId).toString("base64url");
}

const loadLibrary = () => import("@simplewebauthn/server");

/**
 * Checks what an authenticator answered when a passkey was added.
 * @returns what is stored of it; undefined if anything is wrong, which the library says by throwing
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
 * Whether a page within another site's page asked, where a visitor may press what they do not see. The library accepts that of a new
 * passkey, and of one in use where the browser does not say which site it was.
 */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const told = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as Record<string, unknown>;
  return Boolean(told.crossOrigin) || told.topOrigin !== undefined;
}

type Used = { passkey: StoredPasskey; subjectId: string };

/**
 * Checks what an authenticator answered when a passkey was used.
 * @returns how often it was used now; undefined if anything is wrong, also if that is not more often than before
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
