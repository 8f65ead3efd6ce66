CREATE TABLE "record_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"actor_id" integer NOT NULL,
	"reason_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_readings" ADD CONSTRAINT "record_readings_record_id_advice_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."advice_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_readings_record_id" ON "record_readings" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "advice_records_created_at" ON "advice_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "plans_created_at" ON "plans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plans_selected_at" ON "plans" USING btree ("selected_at");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_last_login_at" ON "users" USING btree ("last_login_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_audit_month"("day" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	"first" date := date_trunc('month', "day");
	"name" text := 'audit_log_' || to_char("day", 'YYYY_MM');
BEGIN
	IF to_regclass("name") IS NOT NULL THEN RETURN; END IF;
	PERFORM pg_advisory_xact_lock(hashtext('audit_log months'));
	IF to_regclass("name") IS NOT NULL THEN RETURN; END IF;
	EXECUTE format('CREATE TABLE %I PARTITION OF "audit_log" FOR VALUES FROM (%L) TO (%L)', "name",
		("first"::timestamp AT TIME ZONE 'UTC'), (("first" + interval '1 month')::timestamp AT TIME ZONE 'UTC'));
	EXECUTE format('CREATE TRIGGER "audit_log_is_never_emptied" BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"()', "name");
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "drop_audit_months"("before" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	-- Whatever the caller asks for, nothing goes that is younger than five years.
	"kept_from" text := 'audit_log_' || to_char(LEAST("before", (now() AT TIME ZONE 'UTC')::date - interval '5 years'), 'YYYY_MM');
	"name" text;
BEGIN
	FOR "name" IN SELECT "relname" FROM "pg_inherits" JOIN "pg_class" ON "pg_class"."oid" = "inhrelid" WHERE "inhparent" = 'public.audit_log'::regclass LOOP
		IF "name" < "kept_from" THEN EXECUTE format('DROP TABLE %I', "name"); END IF;
	END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "add_audit_month"(date), "drop_audit_months"(date) FROM PUBLIC;
