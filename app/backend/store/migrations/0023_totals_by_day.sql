CREATE TABLE "changed_clients" (
	"client_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_clients" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"adviser_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"is_guest" boolean NOT NULL,
	"account_opened_on" date,
	"last_login_on" date,
	"plan_made_on" date,
	"plan_chosen_on" date,
	"seen_plan_made_on" date,
	"seen_plan_chosen_on" date,
	"plans" integer NOT NULL,
	"chosen" integer NOT NULL,
	"quotes" integer NOT NULL,
	"investments" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"circle" text NOT NULL,
	"adviser_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"event" text NOT NULL,
	"day" date NOT NULL,
	"people" integer NOT NULL,
	"choosers" integer NOT NULL,
	"plans" integer NOT NULL,
	"chosen" integer NOT NULL,
	"quotes" integer NOT NULL,
	"investments" integer NOT NULL,
	CONSTRAINT "day_totals_circle_event_adviser_id_organisation_id_day_pk" PRIMARY KEY("circle","event","adviser_id","organisation_id","day")
);
--> statement-breakpoint
CREATE INDEX "changed_clients_client_id" ON "changed_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "day_totals_organisation" ON "day_totals" USING btree ("circle","event","organisation_id","day");--> statement-breakpoint
CREATE INDEX "day_totals_empty" ON "day_totals" USING btree ("day") WHERE "day_totals"."people" = 0;--> statement-breakpoint
CREATE INDEX "plans_adviser_id_created_at" ON "plans" USING btree ("adviser_id","created_at");--> statement-breakpoint
CREATE INDEX "plans_adviser_id_selected_at" ON "plans" USING btree ("adviser_id","selected_at");--> statement-breakpoint
CREATE FUNCTION "count_client"("client" integer) RETURNS SETOF "counted_clients" LANGUAGE sql STABLE AS $$
	SELECT "who"."id", "who"."adviser_id", "who"."organisation_id", "who"."is_guest",
		("who"."created_at" AT TIME ZONE 'UTC' + interval '2 hours')::date,
		("who"."last_login_at" AT TIME ZONE 'UTC' + interval '2 hours')::date,
		("made"."made_at" AT TIME ZONE 'UTC' + interval '2 hours')::date,
		("made"."chosen_at" AT TIME ZONE 'UTC' + interval '2 hours')::date,
		("made"."seen_made_at" AT TIME ZONE 'UTC' + interval '2 hours')::date,
		("made"."seen_chosen_at" AT TIME ZONE 'UTC' + interval '2 hours')::date,
		"made"."plans", "made"."chosen", "made"."quotes", "made"."investments"
	FROM (
		SELECT "id", COALESCE("adviser_id", 0) AS "adviser_id", COALESCE("organisation_id", 0) AS "organisation_id",
			false AS "is_guest", 'user:' || "id" AS "owner_id", "created_at", "last_login_at"
		FROM "users" WHERE "id" = "client" AND "is_active"
		UNION ALL
		SELECT "id", "adviser_id", 0, true, "guest_id", NULL, NULL FROM "guest_clients" WHERE "id" = "client"
	) AS "who" CROSS JOIN LATERAL (
		SELECT max("plans"."created_at") AS "made_at", max("plans"."selected_at") AS "chosen_at",
			max("plans"."created_at") FILTER (WHERE "plans"."adviser_id" = "who"."adviser_id") AS "seen_made_at",
			max("plans"."selected_at") FILTER (WHERE "plans"."adviser_id" = "who"."adviser_id") AS "seen_chosen_at",
			count(*)::integer AS "plans", count("plans"."selected_at")::integer AS "chosen",
			COALESCE(sum("asked"."quotes"), 0)::integer AS "quotes", COALESCE(sum("asked"."investments"), 0)::integer AS "investments"
		FROM "plans" CROSS JOIN LATERAL (
			SELECT count(*) FILTER (WHERE "kind" = 'quote') AS "quotes", count(*) FILTER (WHERE "kind" = 'invest') AS "investments"
			FROM "plan_requests" WHERE "plan_id" = "plans"."id"
		) AS "asked"
		WHERE "plans"."owner_id" = "who"."owner_id" AND "plans"."restricted_at" IS NULL
			AND (NOT "who"."is_guest" OR "plans"."adviser_id" = "who"."adviser_id")
	) AS "made"
$$;--> statement-breakpoint
CREATE FUNCTION "spread_client"("client" "counted_clients") RETURNS TABLE("circle" text, "adviser_id" integer, "organisation_id" integer,
	"event" text, "day" date, "people" integer, "choosers" integer, "plans" integer, "chosen" integer, "quotes" integer, "investments" integer)
LANGUAGE sql IMMUTABLE AS $$
	SELECT "entry"."circle", "entry"."adviser_id", "entry"."organisation_id", "entry"."event", "entry"."day",
		1, CASE WHEN ("client")."chosen" > 0 THEN 1 ELSE 0 END,
		("client")."plans", ("client")."chosen", ("client")."quotes", ("client")."investments"
	FROM (
		SELECT "circle"."name", "circle"."adviser_id", "circle"."organisation_id", "event"."name",
			CASE WHEN "circle"."is_seen" THEN "event"."seen_on" ELSE "event"."day" END
		FROM (VALUES
			('everybody', 0, 0, false, NOT ("client")."is_guest"),
			('people', ("client")."adviser_id", ("client")."organisation_id", false, NOT ("client")."is_guest"),
			('clients', ("client")."adviser_id", ("client")."organisation_id", true, NOT ("client")."is_guest" AND ("client")."adviser_id" <> 0),
			('guests', ("client")."adviser_id", 0, false, ("client")."is_guest")
		) AS "circle"("name", "adviser_id", "organisation_id", "is_seen", "is_in")
		CROSS JOIN (VALUES
			('accountOpened', ("client")."account_opened_on", ("client")."account_opened_on"),
			('lastLogin', ("client")."last_login_on", ("client")."last_login_on"),
			('planMade', ("client")."plan_made_on", ("client")."seen_plan_made_on"),
			('planChosen', ("client")."plan_chosen_on", ("client")."seen_plan_chosen_on")
		) AS "event"("name", "day", "seen_on")
		WHERE "circle"."is_in"
	) AS "entry"("circle", "adviser_id", "organisation_id", "event", "day")
	WHERE "entry"."day" IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_owner"("owner" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "owner" LIKE 'user:%' THEN
		INSERT INTO "changed_clients" VALUES (substr("owner", 6)::integer);
	ELSE
		INSERT INTO "changed_clients" SELECT "id" FROM "guest_clients" WHERE "guest_id" = "owner";
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_changed_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM "note_changed_owner"(OLD."owner_id"); END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."owner_id" <> OLD."owner_id") THEN
		PERFORM "note_changed_owner"(NEW."owner_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_changed_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changed_owner"("owner_id") FROM "plans" WHERE "id" = COALESCE(NEW."plan_id", OLD."plan_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_changed_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "changed_clients" VALUES (COALESCE(NEW."id", OLD."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plans_note_changed" AFTER INSERT OR DELETE OR UPDATE OF "owner_id", "adviser_id", "created_at", "selected_at", "restricted_at" ON "plans"
	FOR EACH ROW EXECUTE FUNCTION "note_changed_plan"();--> statement-breakpoint
CREATE TRIGGER "plan_requests_note_changed" AFTER INSERT OR DELETE ON "plan_requests"
	FOR EACH ROW EXECUTE FUNCTION "note_changed_request"();--> statement-breakpoint
CREATE TRIGGER "users_note_changed" AFTER INSERT OR DELETE OR UPDATE OF "adviser_id", "organisation_id", "is_active", "created_at", "last_login_at" ON "users"
	FOR EACH ROW EXECUTE FUNCTION "note_changed_client"();--> statement-breakpoint
CREATE TRIGGER "guest_clients_note_changed" AFTER INSERT OR UPDATE OR DELETE ON "guest_clients"
	FOR EACH ROW EXECUTE FUNCTION "note_changed_client"();--> statement-breakpoint
INSERT INTO "changed_clients" SELECT "id" FROM "users" UNION ALL SELECT "id" FROM "guest_clients";
