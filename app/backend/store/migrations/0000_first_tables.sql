CREATE TABLE "features" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1500 CACHE 1),
	"owner_id" text NOT NULL,
	"rsaid_encrypted" text NOT NULL,
	"rsaid_hash" text NOT NULL,
	"survey" jsonb NOT NULL,
	"selected_plan_type" text DEFAULT 'base' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recommendations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"plan_type" text NOT NULL,
	"status" text NOT NULL,
	"stage" smallint DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"payload_encrypted" text,
	"basis_version" text,
	"engine_version" text,
	"seed" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendations_plan_id_plan_type" UNIQUE("plan_id","plan_type")
);
--> statement-breakpoint
CREATE TABLE "remembered_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remembered_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_hash" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"answer_encrypted" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remembered_answers_call" UNIQUE("subject_hash","method","path","key")
);
--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_owner_id" ON "plans" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "plans_rsaid_hash" ON "plans" USING btree ("rsaid_hash");--> statement-breakpoint
CREATE INDEX "remembered_answers_created_at" ON "remembered_answers" USING btree ("created_at");