CREATE TABLE "record_papers" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"content_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_papers" ADD CONSTRAINT "record_papers_record_id_advice_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."advice_records"("id") ON DELETE cascade ON UPDATE no action;