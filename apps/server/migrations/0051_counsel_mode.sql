ALTER TABLE "memberships" ADD COLUMN "may_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "counsel_mode" boolean DEFAULT false NOT NULL;