DROP INDEX "group_members_list";--> statement-breakpoint
CREATE INDEX "group_members_apart" ON "group_members" USING btree ("group_id") WHERE "group_members"."blocked" or "group_members"."silenced";--> statement-breakpoint
CREATE INDEX "group_members_list" ON "group_members" USING btree ("group_id",array_position('{owner,admin,moderator,member}'::text[], "role"),"created_at","user_id");