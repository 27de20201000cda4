CREATE TABLE "post_words" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_words_words" ON "post_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "post_words_newest" ON "post_words" USING btree ("created_at","post_id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "group_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "company_count";
