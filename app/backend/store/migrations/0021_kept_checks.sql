CREATE TABLE "kept_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"made_by_id" integer,
	"agreed_on" date,
	"plan_id" integer,
	"checked_on" date NOT NULL,
	"year_begins" date NOT NULL,
	"anniversary_month" smallint NOT NULL,
	"content_encrypted" text NOT NULL,
	"wants_mail" boolean NOT NULL,
	"mail_on" date NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_checks_user_id_checked_on" UNIQUE("user_id","checked_on")
);
--> statement-breakpoint
ALTER TABLE "kept_checks" ADD CONSTRAINT "kept_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_checks_anniversary_month" ON "kept_checks" USING btree ("anniversary_month","user_id");--> statement-breakpoint
CREATE INDEX "kept_checks_mail_on" ON "kept_checks" USING btree ("mail_on") WHERE "kept_checks"."wants_mail" and "kept_checks"."mailed_at" is null;