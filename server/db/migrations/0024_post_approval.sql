ALTER TABLE "groups" ADD COLUMN "approval" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pending_since" timestamp (3) with time zone;