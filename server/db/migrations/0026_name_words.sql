CREATE TABLE "name_words" (
	"user_id" bigint NOT NULL,
	"word" text collate "C" NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "name_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);--> statement-breakpoint
-- Large communities need longer than a call may take.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
INSERT INTO "name_words" ("user_id", "word", "rank")
	SELECT DISTINCT "id", "word", floor(2 * ln(greatest("follower_count", 0) + 1)) FROM "users", unnest(string_to_array("search_name", ' ')) AS "word" WHERE "word" <> '';--> statement-breakpoint
ALTER TABLE "name_words" ADD CONSTRAINT "name_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_words_ranked" ON "name_words" USING btree ("rank","word","user_id");--> statement-breakpoint
CREATE FUNCTION "keep_name_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM "name_words" WHERE "user_id" = new."id";
	INSERT INTO "name_words" ("user_id", "word", "rank")
		SELECT DISTINCT new."id", "word", floor(2 * ln(greatest(new."follower_count", 0) + 1)) FROM unnest(string_to_array(new."search_name", ' ')) AS "word" WHERE "word" <> '';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_named" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_name_words"();--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN (old."search_name" <> new."search_name"
		OR floor(2 * ln(greatest(old."follower_count", 0) + 1)) <> floor(2 * ln(greatest(new."follower_count", 0) + 1)))
	EXECUTE FUNCTION "keep_name_words"();
