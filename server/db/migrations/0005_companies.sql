CREATE TABLE "company_photos" (
	"file_key" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "as_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_photos" ADD CONSTRAINT "company_photos_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_photos" ADD CONSTRAINT "company_photos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_photos_company" ON "company_photos" USING btree ("company_id","created_at");