ALTER TABLE "guest_clients" ADD COLUMN "client_retires" integer DEFAULT 99999999 NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD COLUMN "retires" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "client_retires" integer DEFAULT 99999999 NOT NULL;--> statement-breakpoint
CREATE INDEX "guest_clients_by_retirement" ON "guest_clients" USING btree ("adviser_id","client_retires","id");--> statement-breakpoint
CREATE INDEX "users_clients_by_retirement" ON "users" USING btree ("adviser_id","client_retires","id");--> statement-breakpoint
CREATE OR REPLACE VIEW "clients" AS
	SELECT "id", "adviser_id", NULL::text AS "guest_id", NULL::integer AS "plan_id", "subject_id", "client_state", "client_savings",
		"client_changed_at", "is_active", "rsaid_hash", "rsaid_encrypted", "details_encrypted", "last_login_at", "client_retires"
	FROM "users"
	UNION ALL
	SELECT "id", "adviser_id", "guest_id", "plan_id", "subject_id", "client_state", "client_savings",
		"client_changed_at", true, NULL::text, NULL::text, NULL::text, NULL::timestamp with time zone, "client_retires"
	FROM "guest_clients";--> statement-breakpoint
CREATE FUNCTION "number_retirement"("day" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "day" ~ '^\d\d/\d\d/\d{4}$' THEN (substr("day", 7, 4) || substr("day", 4, 2) || substr("day", 1, 2))::integer END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_client"("account" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"plan" record;
	"draft" record;
	"state" smallint;
BEGIN
	SELECT "plans"."created_at", "plans"."selected_at", "plans"."survey" ->> 'retirement_savings' AS "savings",
		"plans"."survey" ->> 'retirement_date' AS "retires", "recommendations"."status"
	INTO "plan" FROM "plans"
	LEFT JOIN "recommendations" ON "recommendations"."plan_id" = "plans"."id" AND "recommendations"."plan_type" = 'base'
	WHERE "plans"."owner_id" = 'user:' || "account" AND "plans"."restricted_at" IS NULL
	ORDER BY "plans"."id" DESC LIMIT 1;
	SELECT "step", "savings", "retires", "is_ahead", "updated_at" INTO "draft" FROM "survey_drafts" WHERE "user_id" = "account";
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
		"client_retires" = COALESCE(CASE WHEN "plan"."created_at" IS NULL THEN "draft"."retires" ELSE "number_retirement"("plan"."retires") END, 99999999),
		"client_changed_at" = date_trunc('milliseconds', COALESCE("plan"."created_at", CASE WHEN "state" = 3 THEN "draft"."updated_at" END, "users"."created_at"))
	WHERE "id" = "account";
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_guest_client"("guest" text, "adviser" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"plan" record;
BEGIN
	IF "guest" LIKE 'user:%' OR "adviser" IS NULL THEN RETURN; END IF;
	SELECT "plans"."id", "plans"."created_at", "plans"."survey" ->> 'retirement_savings' AS "savings",
		"plans"."survey" ->> 'retirement_date' AS "retires",
		CASE WHEN "recommendations"."status" = 'failed' THEN 1
			WHEN "recommendations"."status" IS DISTINCT FROM 'ready' THEN 4
			WHEN "plans"."selected_at" IS NOT NULL THEN 7
			ELSE 6 END AS "state"
	INTO "plan" FROM "plans"
	LEFT JOIN "recommendations" ON "recommendations"."plan_id" = "plans"."id" AND "recommendations"."plan_type" = 'base'
	WHERE "plans"."owner_id" = "guest" AND "plans"."adviser_id" = "adviser" AND "plans"."restricted_at" IS NULL
	ORDER BY "plans"."id" DESC LIMIT 1;
	IF NOT FOUND THEN
		DELETE FROM "guest_clients" WHERE "guest_id" = "guest" AND "adviser_id" = "adviser";
		RETURN;
	END IF;
	INSERT INTO "guest_clients" ("guest_id", "adviser_id", "plan_id", "client_state", "client_savings", "client_retires", "client_changed_at")
	VALUES ("guest", "adviser", "plan"."id", "plan"."state",
		COALESCE(round("plan"."savings"::numeric)::bigint, 0), COALESCE("number_retirement"("plan"."retires"), 99999999),
		date_trunc('milliseconds', "plan"."created_at"))
	ON CONFLICT ("guest_id", "adviser_id") DO UPDATE SET "plan_id" = EXCLUDED."plan_id",
		"client_state" = EXCLUDED."client_state", "client_savings" = EXCLUDED."client_savings",
		"client_retires" = EXCLUDED."client_retires", "client_changed_at" = EXCLUDED."client_changed_at";
END $$;--> statement-breakpoint
SELECT "refresh_client"("id") FROM "users";--> statement-breakpoint
SELECT "refresh_guest_client"("guest_id", "adviser_id") FROM "guest_clients";
