import { eq } from "drizzle-orm";
import type { User } from "~/contract/account/user";
import type { Transaction } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { nameBeginnings } from "../store/schema";

/** By how many letters of its beginning a name is found. */
const LETTERS = { fewest: 2, most: 8 } as const;

type Names = Pick<User, "firstNames" | "preferredName" | "surname">;

const NAME = "users.name";

/** Letters alone, small and without their accents, so that Zoë is found as zoe. */
function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

const take = (name: string, letters: number) => [...name].slice(0, letters).join("");

/** The hash of a typed beginning of a name, of its first 8 letters at most; undefined if it has fewer than 2. */
export function hashTypedBeginning(typed: string): string | undefined {
  const folded = fold(typed);
  if ([...folded].length < LETTERS.fewest) return undefined;
  return keyedHash(take(folded, LETTERS.most), NAME);
}

/** The hashes by which somebody is found. Each word of a name counts as one, and so does the whole, so that `van der Merwe` is found by all of its words. */
export function hashNames({ firstNames, preferredName, surname }: Names): string[] {
  const hashes = new Set<string>();
  for (const name of [firstNames, preferredName, surname]) {
    for (const word of new Set([name ?? "", ...(name ?? "").split(/[\s-]+/)].map(fold))) {
      const longest = Math.min(LETTERS.most, [...word].length);
      for (let letters = LETTERS.fewest; letters <= longest; letters += 1)
        hashes.add(keyedHash(take(word, letters), NAME));
    }
  }
  return [...hashes];
}

/** Replaces the beginnings by which a person's adviser finds them. */
export async function keepNameBeginnings(tx: Transaction, userId: number, details: Names): Promise<void> {
  await tx.delete(nameBeginnings).where(eq(nameBeginnings.userId, userId));
  const hashes = hashNames(details);
  if (hashes.length > 0) await tx.insert(nameBeginnings).values(hashes.map((hash) => ({ userId, hash })));
}
