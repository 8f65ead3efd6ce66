CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"act" text NOT NULL,
	"actor_id" integer NOT NULL,
	"actor_role" text NOT NULL,
	"actor_name_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correction_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"note_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "rsaid_hash" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_notes" ADD CONSTRAINT "correction_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acts_user_id" ON "acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "correction_notes_user_id" ON "correction_notes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_user_id" ON "outgoing_mails" USING btree ("user_id");