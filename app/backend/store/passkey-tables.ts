import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns";
import { users } from "./people-tables";

/** The passkeys of people with an account: the public half of each. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** By which an authenticator names it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, as it says itself; many always say 0. */
    counter: bigint({ mode: "number" }).notNull(),
    /** What its holder calls it. */
    nameEncrypted: text("name_encrypted").notNull(),
    lastUsedAt: instant("last_used_at"),
    createdAt,
  },
  (table) => [index("passkeys_user_id").on(table.userId)],
);

/** What a passkey has to sign next: at most one of each purpose for a bearer, gone once it was answered. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** The guest or the session that asked; it answers no one else. */
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
