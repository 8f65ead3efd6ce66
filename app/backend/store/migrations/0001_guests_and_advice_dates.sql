CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"newest_token_issued_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recommendations" ALTER COLUMN "seed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "remembered_answers" ALTER COLUMN "answer_encrypted" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "remembered_answers" ALTER COLUMN "answer_encrypted" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "advice_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "remembered_answers" DROP COLUMN "state";