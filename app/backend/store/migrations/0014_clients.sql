DROP INDEX "users_adviser_id";--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD COLUMN "savings" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "client_state" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "client_savings" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "client_changed_at" timestamp with time zone DEFAULT date_trunc('milliseconds', now()) NOT NULL;--> statement-breakpoint
CREATE INDEX "users_clients_by_date" ON "users" USING btree ("adviser_id","client_changed_at","id");--> statement-breakpoint
CREATE INDEX "users_clients_by_savings" ON "users" USING btree ("adviser_id","client_savings","id");--> statement-breakpoint
CREATE INDEX "users_clients_by_state" ON "users" USING btree ("adviser_id","client_state","client_changed_at","id");--> statement-breakpoint
CREATE FUNCTION "refresh_client"("account" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"plan" record;
	"draft" record;
	"state" smallint;
BEGIN
	SELECT "plans"."created_at", "plans"."selected_at", "plans"."survey" ->> 'retirement_savings' AS "savings",
		"recommendations"."status", "recommendations"."updated_at" AS "advised_at"
	INTO "plan" FROM "plans"
	LEFT JOIN "recommendations" ON "recommendations"."plan_id" = "plans"."id" AND "recommendations"."plan_type" = 'base'
	WHERE "plans"."owner_id" = 'user:' || "account" AND "plans"."restricted_at" IS NULL
	ORDER BY "plans"."id" DESC LIMIT 1;
	SELECT "step", "savings", "updated_at" INTO "draft" FROM "survey_drafts" WHERE "user_id" = "account";
	"state" := CASE
		WHEN "plan"."created_at" IS NULL THEN CASE WHEN COALESCE("draft"."step", 1) > 1 THEN 3 ELSE 5 END
		WHEN "plan"."status" = 'failed' THEN 1
		WHEN "plan"."status" IS DISTINCT FROM 'ready' THEN 4
		WHEN "draft"."updated_at" > "plan"."advised_at" THEN 2
		WHEN "plan"."selected_at" IS NOT NULL THEN 7
		ELSE 6 END;
	UPDATE "users" SET
		"client_state" = "state",
		"client_savings" = COALESCE(round("plan"."savings"::numeric)::bigint, "draft"."savings", 0),
		"client_changed_at" = date_trunc('milliseconds', COALESCE("plan"."created_at", CASE WHEN "state" = 3 THEN "draft"."updated_at" END, "users"."created_at"))
	WHERE "id" = "account";
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_client_of_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD."owner_id" LIKE 'user:%' THEN PERFORM "refresh_client"(substr(OLD."owner_id", 6)::integer); END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."owner_id" <> OLD."owner_id") THEN
		IF NEW."owner_id" LIKE 'user:%' THEN PERFORM "refresh_client"(substr(NEW."owner_id", 6)::integer); END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_client_of_recommendation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"owner" text := (SELECT "owner_id" FROM "plans" WHERE "id" = NEW."plan_id");
BEGIN
	IF NEW."plan_type" = 'base' AND "owner" LIKE 'user:%' THEN PERFORM "refresh_client"(substr("owner", 6)::integer); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_client_of_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_client"(COALESCE(NEW."user_id", OLD."user_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plans_refresh_client" AFTER INSERT OR UPDATE OR DELETE ON "plans" FOR EACH ROW EXECUTE FUNCTION "refresh_client_of_plan"();--> statement-breakpoint
CREATE TRIGGER "recommendations_refresh_client" AFTER INSERT OR UPDATE OF "status" ON "recommendations" FOR EACH ROW EXECUTE FUNCTION "refresh_client_of_recommendation"();--> statement-breakpoint
CREATE TRIGGER "survey_drafts_refresh_client" AFTER INSERT OR UPDATE OR DELETE ON "survey_drafts" FOR EACH ROW EXECUTE FUNCTION "refresh_client_of_draft"();--> statement-breakpoint
SELECT "refresh_client"("id") FROM "users";
