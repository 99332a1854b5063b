CREATE TABLE "tag_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"is_right" boolean NOT NULL,
	"chance" double precision NOT NULL,
	"tagger" text NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tag_reviews_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "tag_reviews" ADD CONSTRAINT "tag_reviews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_reviews" ADD CONSTRAINT "tag_reviews_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_reviews" ADD CONSTRAINT "tag_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tag_reviews_of" ON "tag_reviews" USING btree ("organization_id","analysis_id","position");--> statement-breakpoint
CREATE INDEX "tag_reviews_newest" ON "tag_reviews" USING btree ("organization_id","created_at");--> statement-breakpoint
SELECT publish_changes_of('tag_reviews', 'analyses');
--> statement-breakpoint
CREATE TRIGGER tag_reviews_ceiling AFTER INSERT ON tag_reviews REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('analysis_id', '500');
