CREATE INDEX "adviser_requests_adviser_id" ON "adviser_requests" USING btree ("adviser_id");--> statement-breakpoint
CREATE INDEX "code_requests_user_id" ON "code_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "code_requests_rsaid_hash" ON "code_requests" USING btree ("rsaid_hash");--> statement-breakpoint
CREATE INDEX "name_beginnings_user_id" ON "name_beginnings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisations_parent_organisation_id" ON "organisations" USING btree ("parent_organisation_id");--> statement-breakpoint
CREATE INDEX "users_organisation_id" ON "users" USING btree ("organisation_id");