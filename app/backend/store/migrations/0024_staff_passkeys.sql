ALTER TABLE "users" ADD COLUMN "passkeys_reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pass_hash" text;