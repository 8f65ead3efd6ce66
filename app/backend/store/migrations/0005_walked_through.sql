-- Plans from before count as gone through: their owners know them. New ones do not.
ALTER TABLE "plans" ADD COLUMN "finished_recommendation" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "finished_recommendation" SET DEFAULT false;
