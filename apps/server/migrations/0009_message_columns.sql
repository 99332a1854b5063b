ALTER TABLE "violations" RENAME COLUMN "said" TO "messages";--> statement-breakpoint
ALTER TABLE "rechecks" RENAME COLUMN "said" TO "messages";
