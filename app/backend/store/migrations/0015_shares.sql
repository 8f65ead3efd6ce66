CREATE TABLE "share_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"plan_type" text NOT NULL,
	"version" text NOT NULL,
	"maker_role" text NOT NULL,
	"maker_subject_id" uuid,
	"label_encrypted" text NOT NULL,
	"sharer_encrypted" text NOT NULL,
	"include" jsonb NOT NULL,
	"cell_encrypted" text,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"snapshot_encrypted" text,
	"times_opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"last_reader_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_tokens_expires_at" ON "share_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shares_plan_id" ON "shares" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "shares_maker" ON "shares" USING btree ("maker_subject_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_expires_at" ON "shares" USING btree ("expires_at");