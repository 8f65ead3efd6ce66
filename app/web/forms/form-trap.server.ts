/** The trap of a form: a field that only bots fill in. */
import { Honeypot, type HoneypotInputProps, SpamError } from "remix-utils/honeypot/server";
import { type EachSecret, makeForEachSecret, passOne } from "./each-secret.server";

const TRAP_MILLISECONDS = 60_000;

let guards: EachSecret<Honeypot> | undefined;

/** Created on first use, because the secret is known only once the process has started. */
const getGuards = () =>
  (guards ??= makeForEachSecret("form trap", (encryptionSeed) => new Honeypot({ encryptionSeed })));

let trap: { props: HoneypotInputProps; madeAt: number } | undefined;

/**
 * The trap contains the time of its page, to the minute. It is cached for that long, because sealing it takes
 * a twentieth of a page's time.
 */
export function renewTrap(): HoneypotInputProps {
  if (!trap || Date.now() - trap.madeAt > TRAP_MILLISECONDS)
    trap = { props: getGuards()[0].getInputProps(), madeAt: Date.now() };
  return trap.props;
}

/** The names of both fields of the trap. */
export function listTrapFields(): [string, string] {
  const { nameFieldName, validFromFieldName } = renewTrap();
  return [nameFieldName, validFromFieldName ?? ""];
}

/** @throws SpamError if a bot filled the form in, or the trap is not one of ours */
export async function checkTrap(form: FormData): Promise<void> {
  await passOne(getGuards(), (guard) => checkBy(guard, form));
}

/** The library accepts a form without the trap's fields as one without a trap; all our forms have both fields. */
function checkBy(guard: Honeypot, form: FormData): void {
  if (!listTrapFields().every((name) => form.has(name))) throw new SpamError("No trap");
  try {
    guard.check(form);
  } catch (error) {
    // The library's decryption throws on text that it has not encrypted.
    throw error instanceof SpamError ? error : new SpamError("Damaged trap", { cause: error });
  }
}
