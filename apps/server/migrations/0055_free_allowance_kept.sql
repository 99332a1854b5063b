-- What was left of the free plan joins the paid month, as it does from now on when somebody pays.
INSERT INTO "usage_ledger" (id, organization_id, kind, reason, amount, at)
SELECT gen_random_uuid(), organization_id, 'analysis', 'grant', free_analyses_left, now() FROM "subscriptions"
WHERE plan <> 'free' AND analyses_remaining IS NOT NULL AND free_analyses_left > 0
UNION ALL
SELECT gen_random_uuid(), organization_id, 'question', 'grant', free_questions_left, now() FROM "subscriptions"
WHERE plan <> 'free' AND questions_remaining IS NOT NULL AND free_questions_left > 0;
--> statement-breakpoint
UPDATE "subscriptions" SET
  analyses_remaining = analyses_remaining + free_analyses_left,
  questions_remaining = questions_remaining + free_questions_left
WHERE plan <> 'free';
