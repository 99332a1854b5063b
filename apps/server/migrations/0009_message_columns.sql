ALTER TABLE "violations" RENAME COLUMN "said" TO "messages";--> statement-breakpoint
ALTER TABLE "violation_rechecks" RENAME COLUMN "said" TO "messages";
