CREATE TABLE "group_silences" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_silences_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "post_videos" DROP CONSTRAINT "post_videos_clip_id_short_videos_id_fk";
--> statement-breakpoint
ALTER TABLE "post_videos" ALTER COLUMN "clip_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "group_silences" ADD CONSTRAINT "group_silences_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_silences" ADD CONSTRAINT "group_silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_silences_user" ON "group_silences" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "post_videos" ADD CONSTRAINT "post_videos_clip_id_short_videos_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."short_videos"("id") ON DELETE set null ON UPDATE no action;