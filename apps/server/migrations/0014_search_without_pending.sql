-- Set without building them anew, and what is pending is merged at once.
ALTER INDEX "goods_search_tokens" SET (fastupdate=off);--> statement-breakpoint
ALTER INDEX "goods_search_top" SET (fastupdate=off);--> statement-breakpoint
ALTER INDEX "search_spellings_near" SET (fastupdate=off);--> statement-breakpoint
SELECT gin_clean_pending_list('goods_search_tokens'), gin_clean_pending_list('goods_search_top'), gin_clean_pending_list('search_spellings_near');
