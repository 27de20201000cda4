CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");