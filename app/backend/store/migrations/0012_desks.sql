CREATE TABLE "adviser_requests" (
	"user_id" integer NOT NULL,
	"adviser_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adviser_requests_user_id_adviser_id_pk" PRIMARY KEY("user_id","adviser_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" integer NOT NULL,
	"subject_id" uuid,
	"plan_id" integer,
	"verb" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "fee_proposals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"fees" jsonb NOT NULL,
	"proposed_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_beginnings" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "name_beginnings_hash_user_id_pk" PRIMARY KEY("hash","user_id")
);
--> statement-breakpoint
DROP INDEX "plans_owner_id";--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "asked_by_id" integer;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "adviser_id" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "made_by_id" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "summary_encrypted" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "reg_name" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "reg_nr" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "fais_license_nr" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "fais_registered_entity" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "silica_fpb_code" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "contact_encrypted" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "parent_organisation_id" integer;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD COLUMN "step" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_fees" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_fees" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "opened_by_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subject_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_landing_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "adviser_requests" ADD CONSTRAINT "adviser_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_requests" ADD CONSTRAINT "adviser_requests_adviser_id_users_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_proposals" ADD CONSTRAINT "fee_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_beginnings" ADD CONSTRAINT "name_beginnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_id" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_parent_organisation_id_organisations_id_fk" FOREIGN KEY ("parent_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_adviser_id" ON "plans" USING btree ("adviser_id","id");--> statement-breakpoint
CREATE INDEX "plans_owner_id" ON "plans" USING btree ("owner_id","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_subject_id_unique" UNIQUE("subject_id");--> statement-breakpoint
UPDATE "plans" SET "adviser_id" = "users"."adviser_id" FROM "users" WHERE "plans"."owner_id" = 'user:' || "users"."id";--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit log is never changed'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_never_changes" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_log"();--> statement-breakpoint
CREATE TRIGGER "audit_log_is_never_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"();--> statement-breakpoint
CREATE FUNCTION "add_audit_month"("day" date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"first" date := date_trunc('month', "day");
	"name" text := 'audit_log_' || to_char("day", 'YYYY_MM');
BEGIN
	IF to_regclass("name") IS NOT NULL THEN RETURN; END IF;
	EXECUTE format('CREATE TABLE %I PARTITION OF "audit_log" FOR VALUES FROM (%L) TO (%L)', "name",
		("first"::timestamp AT TIME ZONE 'UTC'), (("first" + interval '1 month')::timestamp AT TIME ZONE 'UTC'));
	EXECUTE format('CREATE TRIGGER "audit_log_is_never_emptied" BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"()', "name");
END $$;--> statement-breakpoint
CREATE FUNCTION "drop_audit_months"("before" date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"name" text;
BEGIN
	FOR "name" IN SELECT "inhrelid"::regclass::text FROM "pg_inherits" WHERE "inhparent" = '"audit_log"'::regclass LOOP
		IF "name" < 'audit_log_' || to_char("before", 'YYYY_MM') THEN EXECUTE format('DROP TABLE %s', "name"); END IF;
	END LOOP;
END $$;--> statement-breakpoint
SELECT "add_audit_month"("month"::date) FROM generate_series(date_trunc('month', LEAST(now(), (SELECT min("created_at") FROM "acts"))), now() + interval '2 months', interval '1 month') AS "month";--> statement-breakpoint
INSERT INTO "audit_log" ("actor_id", "subject_id", "verb", "at") SELECT "actor_id", "subject_id", "act", "acts"."created_at" FROM "acts" JOIN "users" ON "users"."id" = "acts"."user_id";--> statement-breakpoint
DROP TABLE "acts";
