CREATE TABLE "guest_clients" (
	"id" integer PRIMARY KEY DEFAULT nextval('users_id_seq') NOT NULL,
	"guest_id" text NOT NULL,
	"adviser_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"subject_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_state" smallint NOT NULL,
	"client_savings" bigint NOT NULL,
	"client_changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_clients_subject_id_unique" UNIQUE("subject_id"),
	CONSTRAINT "guest_clients_guest_id_adviser_id" UNIQUE("guest_id","adviser_id")
);
--> statement-breakpoint
CREATE TABLE "guest_name_beginnings" (
	"client_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "guest_name_beginnings_hash_client_id_pk" PRIMARY KEY("hash","client_id")
);
--> statement-breakpoint
ALTER TABLE "guest_name_beginnings" ADD CONSTRAINT "guest_name_beginnings_client_id_guest_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."guest_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_clients_plan_id" ON "guest_clients" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "guest_clients_by_date" ON "guest_clients" USING btree ("adviser_id","client_changed_at","id");--> statement-breakpoint
CREATE INDEX "guest_clients_by_savings" ON "guest_clients" USING btree ("adviser_id","client_savings","id");--> statement-breakpoint
CREATE INDEX "guest_clients_by_state" ON "guest_clients" USING btree ("adviser_id","client_state","client_changed_at","id");--> statement-breakpoint
CREATE INDEX "guest_name_beginnings_client_id" ON "guest_name_beginnings" USING btree ("client_id");--> statement-breakpoint
CREATE VIEW "clients" AS
	SELECT "id", "adviser_id", NULL::text AS "guest_id", NULL::integer AS "plan_id", "subject_id", "client_state", "client_savings",
		"client_changed_at", "is_active", "rsaid_hash", "rsaid_encrypted", "details_encrypted", "last_login_at"
	FROM "users"
	UNION ALL
	SELECT "id", "adviser_id", "guest_id", "plan_id", "subject_id", "client_state", "client_savings",
		"client_changed_at", true, NULL::text, NULL::text, NULL::text, NULL::timestamp with time zone
	FROM "guest_clients";--> statement-breakpoint
CREATE FUNCTION "refresh_guest_client"("guest" text, "adviser" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"plan" record;
BEGIN
	IF "guest" LIKE 'user:%' OR "adviser" IS NULL THEN RETURN; END IF;
	SELECT "plans"."id", "plans"."created_at", "plans"."survey" ->> 'retirement_savings' AS "savings",
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
	INSERT INTO "guest_clients" ("guest_id", "adviser_id", "plan_id", "client_state", "client_savings", "client_changed_at")
	VALUES ("guest", "adviser", "plan"."id", "plan"."state",
		COALESCE(round("plan"."savings"::numeric)::bigint, 0), date_trunc('milliseconds', "plan"."created_at"))
	ON CONFLICT ("guest_id", "adviser_id") DO UPDATE SET "plan_id" = EXCLUDED."plan_id",
		"client_state" = EXCLUDED."client_state", "client_savings" = EXCLUDED."client_savings",
		"client_changed_at" = EXCLUDED."client_changed_at";
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_guest_client_of_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM "refresh_guest_client"(OLD."owner_id", OLD."adviser_id"); END IF;
	IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR (NEW."owner_id", NEW."adviser_id") IS DISTINCT FROM (OLD."owner_id", OLD."adviser_id")) THEN
		PERFORM "refresh_guest_client"(NEW."owner_id", NEW."adviser_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_guest_client_of_recommendation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."plan_type" = 'base' THEN
		PERFORM "refresh_guest_client"("owner_id", "adviser_id") FROM "plans" WHERE "id" = NEW."plan_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plans_refresh_guest_client" AFTER INSERT OR UPDATE OR DELETE ON "plans" FOR EACH ROW EXECUTE FUNCTION "refresh_guest_client_of_plan"();--> statement-breakpoint
CREATE TRIGGER "recommendations_refresh_guest_client" AFTER INSERT OR UPDATE OF "status" ON "recommendations" FOR EACH ROW EXECUTE FUNCTION "refresh_guest_client_of_recommendation"();--> statement-breakpoint
SELECT "refresh_guest_client"("owner_id", "adviser_id") FROM (
	SELECT DISTINCT "owner_id", "adviser_id" FROM "plans" WHERE "owner_id" NOT LIKE 'user:%' AND "adviser_id" IS NOT NULL
) AS "seen";
