CREATE TABLE "vision_models" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text,
	"api_key" text,
	"enabled" boolean NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vision_models" ADD CONSTRAINT "vision_models_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_models" ADD CONSTRAINT "vision_models_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Neither advice nor a vision model's claim counts as a violation. packages/domain has the same.
CREATE OR REPLACE FUNCTION public.is_violation(verdict text, basis text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select verdict is distinct from 'dismissed' and basis not in ('advisory', 'claim')
$function$;
--> statement-breakpoint
-- What only a vision model says is no finding of the detector, and no proof that it missed one.
CREATE OR REPLACE FUNCTION public.finding_outcome(v violations)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when v.analysis_id is null or v.question_id is not null or v.messages->'because'->'params' ? 'look' then null
    when v.confidence is not null then coalesce(v.verdict, 'unreviewed')
    when v.verdict is distinct from 'dismissed' then 'added'
  end
$function$;
