import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns";
import { users } from "./people-tables";

/** Passkeys of people with an account: the public half of each. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The authenticator's id for it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's own count of its uses; many always report 0. */
    counter: bigint({ mode: "number" }).notNull(),
    /** The name that its holder gave it. */
    nameEncrypted: text("name_encrypted").notNull(),
    lastUsedAt: instant("last_used_at"),
    createdAt,
  },
  (table) => [index("passkeys_user_id").on(table.userId)],
);

/** Challenges for passkeys to sign: at most one per bearer and purpose, deleted once answered. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** The guest or the session that requested it; no other may answer it. */
    holderId: uuid("holder_id").notNull(),
    purpose: text({ enum: ["add", "log in"] }).notNull(),
    /** 256 random bits, base64url. */
    challenge: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.purpose] }),
    index("passkey_challenges_expires_at").on(table.expiresAt),
  ],
);
