ALTER TABLE "companies" ADD COLUMN "last_post_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "last_post_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_post_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "last_post_at" = newest."at" FROM (
	SELECT "author_id" AS "id", max("created_at") AS "at" FROM "posts" WHERE "type" = 'user' GROUP BY "author_id"
) newest WHERE newest."id" = "users"."id";--> statement-breakpoint
UPDATE "groups" SET "last_post_at" = newest."at" FROM (
	SELECT "entity_id" AS "id", max("created_at") AS "at" FROM "posts" WHERE "type" = 'group' GROUP BY "entity_id"
) newest WHERE newest."id" = "groups"."id";--> statement-breakpoint
UPDATE "companies" SET "last_post_at" = newest."at" FROM (
	SELECT "entity_id" AS "id", max("created_at") AS "at" FROM "posts" WHERE "type" = 'company' GROUP BY "entity_id"
) newest WHERE newest."id" = "companies"."id";--> statement-breakpoint
CREATE FUNCTION "note_added_posts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "users" SET "last_post_at" = newest."at" FROM (
		SELECT "author_id" AS "id", max("created_at") AS "at" FROM added WHERE "type" = 'user' GROUP BY "author_id"
	) newest WHERE newest."id" = "users"."id" AND ("users"."last_post_at" IS NULL OR "users"."last_post_at" < newest."at");
	UPDATE "groups" SET "last_post_at" = newest."at" FROM (
		SELECT "entity_id" AS "id", max("created_at") AS "at" FROM added WHERE "type" = 'group' GROUP BY "entity_id"
	) newest WHERE newest."id" = "groups"."id" AND ("groups"."last_post_at" IS NULL OR "groups"."last_post_at" < newest."at");
	UPDATE "companies" SET "last_post_at" = newest."at" FROM (
		SELECT "entity_id" AS "id", max("created_at") AS "at" FROM added WHERE "type" = 'company' GROUP BY "entity_id"
	) newest WHERE newest."id" = "companies"."id" AND ("companies"."last_post_at" IS NULL OR "companies"."last_post_at" < newest."at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "posts_added" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_added_posts"();--> statement-breakpoint
-- Locks the rows first: the statement that follows sees what was posted meanwhile.
CREATE FUNCTION "note_gone_posts"() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE touched bigint[]; BEGIN
	touched := array(SELECT "users"."id" FROM (
		SELECT "author_id" AS "id", max("created_at") AS "at" FROM gone WHERE "type" = 'user' GROUP BY "author_id"
	) newest JOIN "users" ON "users"."id" = newest."id" WHERE newest."at" >= "users"."last_post_at"
		ORDER BY "users"."id" FOR NO KEY UPDATE OF "users");
	UPDATE "users" SET "last_post_at" = (SELECT max("created_at") FROM "posts" WHERE "type" = 'user' AND "posts"."author_id" = "users"."id")
		WHERE "id" = ANY (touched);
	touched := array(SELECT "groups"."id" FROM (
		SELECT "entity_id" AS "id", max("created_at") AS "at" FROM gone WHERE "type" = 'group' GROUP BY "entity_id"
	) newest JOIN "groups" ON "groups"."id" = newest."id" WHERE newest."at" >= "groups"."last_post_at"
		ORDER BY "groups"."id" FOR NO KEY UPDATE OF "groups");
	UPDATE "groups" SET "last_post_at" = (SELECT max("created_at") FROM "posts" WHERE "type" = 'group' AND "posts"."entity_id" = "groups"."id")
		WHERE "id" = ANY (touched);
	touched := array(SELECT "companies"."id" FROM (
		SELECT "entity_id" AS "id", max("created_at") AS "at" FROM gone WHERE "type" = 'company' GROUP BY "entity_id"
	) newest JOIN "companies" ON "companies"."id" = newest."id" WHERE newest."at" >= "companies"."last_post_at"
		ORDER BY "companies"."id" FOR NO KEY UPDATE OF "companies");
	UPDATE "companies" SET "last_post_at" = (SELECT max("created_at") FROM "posts" WHERE "type" = 'company' AND "posts"."entity_id" = "companies"."id")
		WHERE "id" = ANY (touched);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "posts_gone" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "note_gone_posts"();
