-- The log of text messages for staff: the newest first, all or of one state, with counts that the writes keep.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file require-concurrent-index-creation

create index text_messages_newest on text_messages (created_at desc, id desc);

create index text_messages_by_state on text_messages (state, created_at desc, id desc);

-- As of mails: a message changes its state within one row, and messages that are written together seldom wait for each other.
create table text_message_totals (
  part integer primary key,
  queued integer not null default 0,
  sent integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  refused integer not null default 0,
  dropped integer not null default 0
);

insert into text_message_totals (part, queued, sent, delivered, failed, refused, dropped)
select part, count(*) filter (where state = 'Queued'), count(*) filter (where state = 'Sent'),
  count(*) filter (where state = 'Delivered'), count(*) filter (where state = 'Failed'),
  count(*) filter (where state = 'Refused'), count(*) filter (where state = 'Dropped')
from generate_series(0, 15) as part left join text_messages on get_byte(uuid_send(id), 15) % 16 = part group by part;

create function keep_text_message_totals() returns trigger language plpgsql as $$
declare
  of_message uuid;
  gained text := '';
  lost text := '';
begin
  if tg_op <> 'DELETE' then
    of_message := new.id;
    gained := new.state;
  end if;
  if tg_op <> 'INSERT' then
    of_message := old.id;
    lost := old.state;
  end if;
  if gained <> lost then
    update text_message_totals set queued = queued + (gained = 'Queued')::int - (lost = 'Queued')::int,
      sent = sent + (gained = 'Sent')::int - (lost = 'Sent')::int,
      delivered = delivered + (gained = 'Delivered')::int - (lost = 'Delivered')::int,
      failed = failed + (gained = 'Failed')::int - (lost = 'Failed')::int,
      refused = refused + (gained = 'Refused')::int - (lost = 'Refused')::int,
      dropped = dropped + (gained = 'Dropped')::int - (lost = 'Dropped')::int
    where part = get_byte(uuid_send(of_message), 15) % 16;
  end if;
  return null;
end $$;

create trigger text_messages_keep_totals after insert or update or delete on text_messages for each row execute function keep_text_message_totals();
