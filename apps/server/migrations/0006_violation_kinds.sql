CREATE INDEX "violations_kind" ON "violations" USING btree ("organization_id","category","status","danger","detected_at","id");--> statement-breakpoint
-- What severity, status, category and verdict have to do with each other, so that the planner knows what is rare together.
CREATE STATISTICS "violations_kinds" (dependencies, mcv) ON "danger", "status", "category", "verdict" FROM "violations";
