CREATE TABLE "group_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"act" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"subject_id" bigint,
	"invite_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_invites" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "was_member" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "blocked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_log" ADD CONSTRAINT "group_log_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_log" ADD CONSTRAINT "group_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_log" ADD CONSTRAINT "group_log_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_log_list" ON "group_log" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "group_log_invite" ON "group_log" USING btree ("invite_id") WHERE "group_log"."invite_id" is not null;--> statement-breakpoint
CREATE INDEX "group_log_time" ON "group_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "group_members_blocks" ON "group_members" USING btree ("blocked_until") WHERE "group_members"."blocked_until" is not null;--> statement-breakpoint
UPDATE "groups" SET "member_count" = (SELECT count(*) FROM "group_members" WHERE "group_members"."group_id" = "groups"."id" AND NOT "group_members"."blocked");
