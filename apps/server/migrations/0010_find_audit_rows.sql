CREATE INDEX "audit_logs_target" ON "audit_logs" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "audit_logs_request" ON "audit_logs" USING btree ("request_id","id");