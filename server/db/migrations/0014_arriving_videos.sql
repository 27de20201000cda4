CREATE TABLE "arriving_videos" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"size" integer NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text,
	"clip_id" bigint,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arriving_videos" ADD CONSTRAINT "arriving_videos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arriving_videos" ADD CONSTRAINT "arriving_videos_clip_id_short_videos_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."short_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arriving_videos_owner" ON "arriving_videos" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "arriving_videos_clip" ON "arriving_videos" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "arriving_videos_expiry" ON "arriving_videos" USING btree ("expires_at");