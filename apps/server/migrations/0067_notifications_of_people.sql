CREATE INDEX "chats_waiting_since" ON "chats" USING btree ("waiting_since") WHERE "chats"."waiting_since" is not null;--> statement-breakpoint
create function order_comments_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- What a buyer says of an order at once is told once.
    perform note_event('comment_given', new.order_id, extract(epoch from new.created_at)::text, new.created_at);
    return null;
  end if;
  if old.added_at is null and new.added_at is not null then
    perform note_event('comment_added_to', new.id, '', new.added_at);
  end if;
  if old.replied_at is null and new.replied_at is not null then
    perform note_event('comment_replied', new.id, '', new.replied_at);
  end if;
  if old.hidden_at is null and new.hidden_at is not null then
    perform note_event('comment_hidden', new.id, extract(epoch from new.hidden_at)::text, new.hidden_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger order_comments_note after insert on order_comments for each row execute function order_comments_note();
--> statement-breakpoint
create trigger order_comments_note_change after update of added_at, replied_at, hidden_at on order_comments for each row
  execute function order_comments_note();
--> statement-breakpoint
-- A reminder is of the time for which it was asked, so that its text message is as old as that.
create or replace function seckill_reminders_note() returns trigger language plpgsql as $$
begin
  -- A start that was put off is another one.
  perform note_event('flash_sale_near', new.seckill_id, new.user_id || ' ' || extract(epoch from new.sent_for)::bigint,
                     new.sent_for - interval '5 minutes');
  return null;
end $$;
