CREATE TABLE "clip_captions" (
	"clip_id" bigint NOT NULL,
	"lang" text NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "clip_captions_clip_id_lang_pk" PRIMARY KEY("clip_id","lang")
);
--> statement-breakpoint
CREATE TABLE "post_videos" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"clip_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "short_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"file_key" text NOT NULL,
	"poster_key" text,
	"state" text NOT NULL,
	"failure" text,
	"duration" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "clip_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "subject" text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "clip_captions" ADD CONSTRAINT "clip_captions_clip_id_short_videos_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."short_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_captions" ADD CONSTRAINT "clip_captions_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_videos" ADD CONSTRAINT "post_videos_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_videos" ADD CONSTRAINT "post_videos_clip_id_short_videos_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."short_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_videos" ADD CONSTRAINT "short_videos_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_videos" ADD CONSTRAINT "short_videos_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_videos" ADD CONSTRAINT "short_videos_poster_key_files_key_fk" FOREIGN KEY ("poster_key") REFERENCES "public"."files"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_captions_file" ON "clip_captions" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "post_videos_clip" ON "post_videos" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "short_videos_newest" ON "short_videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "short_videos_author" ON "short_videos" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "short_videos_state" ON "short_videos" USING btree ("state");--> statement-breakpoint
CREATE INDEX "short_videos_poster" ON "short_videos" USING btree ("poster_key");--> statement-breakpoint
CREATE UNIQUE INDEX "short_videos_file" ON "short_videos" USING btree ("file_key");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_clip_id_short_videos_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."short_videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_clip_once" ON "reports" USING btree ("reporter_id","clip_id");--> statement-breakpoint
CREATE INDEX "reports_clip" ON "reports" USING btree ("clip_id");