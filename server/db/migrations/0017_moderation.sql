CREATE TABLE "moderation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint,
	"act" text NOT NULL,
	"actor_id" bigint,
	"subject" text NOT NULL,
	"author_id" bigint,
	"group_id" bigint,
	"rule" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"subject" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"rule" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"group_id" bigint,
	"decided_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"appeal_until" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"outcome" text,
	"outcome_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"target_id" bigint NOT NULL,
	"author_id" bigint,
	"group_id" bigint,
	"excerpt" text DEFAULT '' NOT NULL,
	"is_escalated" boolean DEFAULT false NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" bigint,
	"claimed_until" timestamp (3) with time zone,
	"answer" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "notice_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "item_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "short_videos" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "silenced_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_item_id_review_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."review_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_item_id_review_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."review_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_log_list" ON "moderation_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_log_group" ON "moderation_log" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_log_item" ON "moderation_log" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "moderation_notices_item" ON "moderation_notices" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "moderation_notices_user" ON "moderation_notices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_items_open" ON "review_items" USING btree ("subject","target_id") WHERE "review_items"."decided_at" is null and "review_items"."kind" = 'report';--> statement-breakpoint
CREATE INDEX "review_items_queue" ON "review_items" USING btree ("report_count","first_at","id") WHERE "review_items"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "review_items_group" ON "review_items" USING btree ("group_id") WHERE "review_items"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "review_items_author" ON "review_items" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_notice_id_moderation_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."moderation_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_item_id_review_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."review_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_notice" ON "notifications" USING btree ("notice_id") WHERE "notifications"."notice_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_item" ON "reports" USING btree ("item_id");--> statement-breakpoint
INSERT INTO "review_items" ("kind", "subject", "target_id", "author_id", "group_id", "excerpt", "is_escalated", "report_count", "first_at")
SELECT 'report', told."subject", told."target_id", max(told."author_id"), max(told."place_id"), (array_agg(told."excerpt" ORDER BY told."id" DESC))[1],
	bool_or(EXISTS (SELECT 1 FROM "group_members" WHERE "group_members"."group_id" = told."place_id" AND "group_members"."user_id" = told."author_id" AND "group_members"."role" <> 'member')),
	count(*)::int, min(told."created_at")
FROM (
	SELECT "reports".*, CASE WHEN "posts"."type" = 'group' THEN "posts"."entity_id" END AS "place_id",
		CASE "reports"."subject" WHEN 'post' THEN "reports"."post_id" WHEN 'clip' THEN "reports"."clip_id" WHEN 'comment' THEN "reports"."comment_id"
			WHEN 'user' THEN "reports"."author_id" WHEN 'group' THEN "reports"."group_id" ELSE "reports"."company_id" END AS "target_id"
	FROM "reports" LEFT JOIN "comments" ON "comments"."id" = "reports"."comment_id"
	LEFT JOIN "posts" ON "posts"."id" = coalesce("reports"."post_id", "comments"."post_id")
) told WHERE told."target_id" IS NOT NULL GROUP BY told."subject", told."target_id";--> statement-breakpoint
UPDATE "reports" SET "item_id" = "review_items"."id" FROM "review_items" WHERE "review_items"."subject" = "reports"."subject"
	AND "review_items"."target_id" = CASE "reports"."subject" WHEN 'post' THEN "reports"."post_id" WHEN 'clip' THEN "reports"."clip_id" WHEN 'comment' THEN "reports"."comment_id"
		WHEN 'user' THEN "reports"."author_id" WHEN 'group' THEN "reports"."group_id" ELSE "reports"."company_id" END;
