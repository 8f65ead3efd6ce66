import { eq } from "drizzle-orm";
import type { User } from "~/contract/account/user";
import type { Transaction } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { nameBeginnings } from "../store/schema";

/** The lengths of beginnings that are indexed, in letters. */
const LETTERS = { fewest: 2, most: 8 } as const;

type Names = Pick<User, "firstNames" | "preferredName" | "surname">;

const NAME = "users.name";

/** Reduces a name to lower-case letters without accents, so that a search for zoe finds Zoë. */
function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

const take = (name: string, letters: number) => [...name].slice(0, letters).join("");

/** Hashes a typed beginning of a name, at most its first 8 letters; undefined if it has fewer than 2. */
export function hashTypedBeginning(typed: string): string | undefined {
  const folded = fold(typed);
  if ([...folded].length < LETTERS.fewest) return undefined;
  return keyedHash(take(folded, LETTERS.most), NAME);
}

/**
 * Hashes a person's names for searches. Each word of a name is indexed, and so is the whole, so that each of
 * its words finds `van der Merwe`.
 */
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

/** Replaces the name beginnings by which a search finds a person. */
export async function keepNameBeginnings(tx: Transaction, userId: number, details: Names): Promise<void> {
  await tx.delete(nameBeginnings).where(eq(nameBeginnings.userId, userId));
  const hashes = hashNames(details);
  if (hashes.length > 0) await tx.insert(nameBeginnings).values(hashes.map((hash) => ({ userId, hash })));
}
