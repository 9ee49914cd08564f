create or replace function order_comments_note() returns trigger language plpgsql as $$
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
  if old.hidden_at is not null and new.hidden_at is null then
    perform note_event('comment_shown', new.id, extract(epoch from old.hidden_at)::text, now());
  end if;
  return null;
end $$;
