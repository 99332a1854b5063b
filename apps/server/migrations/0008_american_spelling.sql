UPDATE "analyses" SET "status" = 'canceled' WHERE "status" = 'cancelled';
