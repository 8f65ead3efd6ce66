-- The walk-through is complete: databases that were made while it was not switch it on.
UPDATE "features" SET "enabled" = true WHERE "name" = 'GoToRecommendation';
