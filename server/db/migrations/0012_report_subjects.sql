ALTER TABLE "reports" ADD COLUMN "comment_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_comment_once" ON "reports" USING btree ("reporter_id","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_group_once" ON "reports" USING btree ("reporter_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_company_once" ON "reports" USING btree ("reporter_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_member_once" ON "reports" USING btree ("reporter_id","author_id") WHERE "reports"."subject" = 'user';--> statement-breakpoint
CREATE INDEX "reports_comment" ON "reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "reports_group" ON "reports" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "reports_company" ON "reports" USING btree ("company_id");