CREATE TABLE "publications" (
	"digest" text PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"tx" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "reports_once";--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("status","next_at");--> statement-breakpoint
CREATE INDEX "publications_post" ON "publications" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "reports_post" ON "reports" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","post_id");