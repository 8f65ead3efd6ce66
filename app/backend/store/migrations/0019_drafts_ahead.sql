ALTER TABLE "survey_drafts" ADD COLUMN "is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "survey_drafts" SET "is_ahead" = true FROM "users" WHERE "users"."id" = "survey_drafts"."user_id" AND "users"."client_state" = 2;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_client"("account" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"plan" record;
	"draft" record;
	"state" smallint;
BEGIN
	SELECT "plans"."created_at", "plans"."selected_at", "plans"."survey" ->> 'retirement_savings' AS "savings",
		"recommendations"."status"
	INTO "plan" FROM "plans"
	LEFT JOIN "recommendations" ON "recommendations"."plan_id" = "plans"."id" AND "recommendations"."plan_type" = 'base'
	WHERE "plans"."owner_id" = 'user:' || "account" AND "plans"."restricted_at" IS NULL
	ORDER BY "plans"."id" DESC LIMIT 1;
	SELECT "step", "savings", "is_ahead", "updated_at" INTO "draft" FROM "survey_drafts" WHERE "user_id" = "account";
	"state" := CASE
		WHEN "plan"."created_at" IS NULL THEN CASE WHEN COALESCE("draft"."step", 1) > 1 THEN 3 ELSE 5 END
		WHEN "plan"."status" = 'failed' THEN 1
		WHEN "plan"."status" IS DISTINCT FROM 'ready' THEN 4
		WHEN "draft"."is_ahead" THEN 2
		WHEN "plan"."selected_at" IS NOT NULL THEN 7
		ELSE 6 END;
	UPDATE "users" SET
		"client_state" = "state",
		"client_savings" = COALESCE(round("plan"."savings"::numeric)::bigint, "draft"."savings", 0),
		"client_changed_at" = date_trunc('milliseconds', COALESCE("plan"."created_at", CASE WHEN "state" = 3 THEN "draft"."updated_at" END, "users"."created_at"))
	WHERE "id" = "account";
END $$;--> statement-breakpoint
CREATE FUNCTION "catch_up_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"account" integer;
BEGIN
	IF NEW."owner_id" NOT LIKE 'user:%' THEN RETURN NULL; END IF;
	IF TG_OP = 'UPDATE' AND (NEW."owner_id", NEW."survey") IS NOT DISTINCT FROM (OLD."owner_id", OLD."survey") THEN RETURN NULL; END IF;
	"account" := substr(NEW."owner_id", 6)::integer;
	-- Before the draft, as whoever saves one takes them.
	PERFORM 1 FROM "users" WHERE "id" = "account" FOR NO KEY UPDATE;
	UPDATE "survey_drafts" SET "is_ahead" = false WHERE "user_id" = "account" AND "is_ahead";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plans_catch_up_draft" AFTER INSERT OR UPDATE ON "plans" FOR EACH ROW EXECUTE FUNCTION "catch_up_draft"();
