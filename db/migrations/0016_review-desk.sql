-- The review desk: who holds which documents for the moment, reasons of rejection at hand, and the log of outgoing e-mail.

create table review_claims (
  verification_id uuid primary key references verifications (id) on delete cascade,
  claimed_by uuid not null references accounts (id),
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > claimed_at)
);

create index review_claims_by_officer on review_claims (claimed_by, expires_at);

create index review_claims_standing on review_claims (expires_at);

create function end_review_claim() returns trigger language plpgsql as $$
begin
  delete from review_claims where verification_id = new.id;
  return null;
end $$;

create trigger verifications_end_claim after update on verifications for each row
  when (old.status = 'Submitted' and new.status <> 'Submitted') execute function end_review_claim();

create table rejection_reasons (
  version integer primary key check (version > 0),
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  created_by uuid not null references accounts (id),
  created_at timestamptz not null
);

create trigger rejection_reasons_append_only before update or delete on rejection_reasons for each row execute function refuse_change();

create trigger rejection_reasons_never_emptied before truncate on rejection_reasons for each statement execute function refuse_change();

create table verification_totals (
  audience text primary key,
  waiting integer not null check (waiting >= 0)
);

insert into verification_totals (audience, waiting)
select audience, count(*) from verifications where status = 'Submitted' group by audience;

create function keep_verification_totals() returns trigger language plpgsql as $$
declare
  changed integer := 0;
  of_audience text;
begin
  if tg_op <> 'DELETE' then
    changed := (new.status = 'Submitted')::int;
    of_audience := new.audience;
  end if;
  if tg_op <> 'INSERT' then
    changed := changed - (old.status = 'Submitted')::int;
    of_audience := old.audience;
  end if;
  if changed <> 0 then
    insert into verification_totals as t (audience, waiting) values (of_audience, greatest(changed, 0))
    on conflict (audience) do update set waiting = t.waiting + changed;
  end if;
  return null;
end $$;

create trigger verifications_keep_totals after insert or update or delete on verifications for each row execute function keep_verification_totals();

create index verifications_waiting_of_person on verifications (account_id) where status = 'Submitted';

-- The panels: those with documents waiting, and the orders by how much was sent and by how much waits.
create index progress_waiting on progress (audience, changed_at desc, account_id) where waiting > 0;

create index progress_by_submitted on progress (audience, submitted desc, changed_at desc, account_id);

create index progress_waiting_by_submitted on progress (audience, submitted desc, changed_at desc, account_id) where waiting > 0;

create index progress_by_waiting on progress (audience, waiting desc, changed_at desc, account_id);

alter table progress_totals add column waiting integer not null default 0 check (waiting >= 0);

update progress_totals t set waiting = (select count(*) from progress p where p.audience = t.audience and p.waiting > 0);

create function keep_waiting_totals() returns trigger language plpgsql as $$
declare
  more integer := 0;
  of_audience text;
begin
  if tg_op <> 'DELETE' then
    more := (new.waiting > 0)::int;
    of_audience := new.audience;
  end if;
  if tg_op <> 'INSERT' then
    more := more - (old.waiting > 0)::int;
    of_audience := old.audience;
  end if;
  if more <> 0 then
    update progress_totals set waiting = waiting + more where audience = of_audience;
  end if;
  return null;
end $$;

create trigger progress_keep_waiting_totals after insert or update or delete on progress for each row execute function keep_waiting_totals();

-- While a mail is being handed over nobody else hands it over; a hand-over that died with its process is past after this moment.
alter table mails add column sending_until timestamptz;

alter table mails add column search_text text generated always as (lower(recipient || ' ' || subject)) stored;

create index mails_search on mails using gin (search_text gin_trgm_ops);

create index mails_by_state on mails (state, created_at desc, id desc);

-- A mail changes its state within one row, and mails that are written together seldom wait for each other.
create table mail_totals (
  part integer primary key,
  queued integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  kept integer not null default 0
);

insert into mail_totals (part, queued, sent, failed, kept)
select part, count(*) filter (where state = 'Queued'), count(*) filter (where state = 'Sent'),
  count(*) filter (where state = 'Failed'), count(*) filter (where state = 'Kept')
from generate_series(0, 15) as part left join mails on get_byte(uuid_send(id), 15) % 16 = part group by part;

create function keep_mail_totals() returns trigger language plpgsql as $$
declare
  of_mail uuid;
  gained text := '';
  lost text := '';
begin
  if tg_op <> 'DELETE' then
    of_mail := new.id;
    gained := new.state;
  end if;
  if tg_op <> 'INSERT' then
    of_mail := old.id;
    lost := old.state;
  end if;
  if gained <> lost then
    update mail_totals set queued = queued + (gained = 'Queued')::int - (lost = 'Queued')::int,
      sent = sent + (gained = 'Sent')::int - (lost = 'Sent')::int,
      failed = failed + (gained = 'Failed')::int - (lost = 'Failed')::int,
      kept = kept + (gained = 'Kept')::int - (lost = 'Kept')::int
    where part = get_byte(uuid_send(of_mail), 15) % 16;
  end if;
  return null;
end $$;

create trigger mails_keep_totals after insert or update or delete on mails for each row execute function keep_mail_totals();
