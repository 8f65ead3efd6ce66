ALTER TABLE "code_requests" ALTER COLUMN "rsaid_encrypted" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "agreed_on" date;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "drop_audit_months"("before" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	-- Whatever the caller asks for, nothing goes that is younger than five years. Another process may drop the same month.
	"kept_from" text := 'audit_log_' || to_char(LEAST("before", (now() AT TIME ZONE 'UTC')::date - interval '5 years'), 'YYYY_MM');
	"name" text;
BEGIN
	FOR "name" IN SELECT "relname" FROM "pg_inherits" JOIN "pg_class" ON "pg_class"."oid" = "inhrelid" WHERE "inhparent" = 'public.audit_log'::regclass LOOP
		IF "name" < "kept_from" THEN EXECUTE format('DROP TABLE IF EXISTS %I', "name"); END IF;
	END LOOP;
END $$;
