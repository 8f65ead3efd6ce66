CREATE TABLE "advice_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"plan_type" text NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"content_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_requests" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"plan_id" integer NOT NULL,
	"plan_type" text NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_requests_once" UNIQUE("plan_id","plan_type","version","kind")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "selected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "has_open_complaint" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advice_records" ADD CONSTRAINT "advice_records_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_records_plan_id" ON "advice_records" USING btree ("plan_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_record"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a record of advice is never changed'; END $$;--> statement-breakpoint
CREATE TRIGGER "advice_records_never_change" BEFORE UPDATE ON "advice_records" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_record"();
