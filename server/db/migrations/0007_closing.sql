CREATE TABLE "closings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "archives" ADD COLUMN "kind" text DEFAULT 'photos' NOT NULL;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closings_until" ON "closings" USING btree ("until");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_author" ON "reports" USING btree ("author_id");--> statement-breakpoint
UPDATE "reports" SET "author_id" = "posts"."author_id" FROM "posts" WHERE "posts"."id" = "reports"."post_id";
