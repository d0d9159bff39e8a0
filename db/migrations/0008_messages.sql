-- Messages between a borrower and the staff team: one thread a borrower, its length, latest moment and unread counts kept by the writes.

create table message_threads (
  account_id uuid primary key references accounts (id),
  messages integer not null check (messages > 0),
  unread_for_borrower integer not null check (unread_for_borrower >= 0),
  unread_for_staff integer not null check (unread_for_staff >= 0),
  last_at timestamptz not null
);

create index message_threads_newest on message_threads (last_at desc, account_id desc);

create index message_threads_unread on message_threads (last_at desc, account_id desc) where unread_for_staff > 0;

create table message_thread_totals (
  kind text primary key check (kind = 'all'),
  threads integer not null check (threads >= 0)
);

insert into message_thread_totals (kind, threads) values ('all', 0);

create table messages (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  number integer not null check (number > 0),
  from_id uuid not null references accounts (id),
  to_id uuid references accounts (id),
  text text not null check (length(text) between 1 and 4000 and btrim(text, E' \t\r\n') = text),
  also_by_mail boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, number),
  check ((to_id is null and from_id = account_id) or (to_id = account_id and from_id <> account_id)),
  check (not also_by_mail or to_id is not null)
);

create index messages_unread on messages (account_id, number) where read_at is null;

create function keep_message_thread() returns trigger language plpgsql as $$
begin
  insert into message_threads as t (account_id, messages, unread_for_borrower, unread_for_staff, last_at)
  values (new.account_id, 1, (new.to_id is not null)::int, (new.to_id is null)::int, new.created_at)
  on conflict (account_id) do update set messages = t.messages + 1,
    unread_for_borrower = t.unread_for_borrower + excluded.unread_for_borrower,
    unread_for_staff = t.unread_for_staff + excluded.unread_for_staff,
    last_at = greatest(t.last_at, excluded.last_at)
  returning t.messages into new.number;
  return new;
end $$;

create trigger messages_keep_thread before insert on messages for each row execute function keep_message_thread();

create function keep_message_reads() returns trigger language plpgsql as $$
begin
  update message_threads set
    unread_for_borrower = unread_for_borrower - (new.to_id is not null)::int,
    unread_for_staff = unread_for_staff - (new.to_id is null)::int
  where account_id = new.account_id;
  return null;
end $$;

create trigger messages_keep_reads after update on messages for each row
  when (old.read_at is null and new.read_at is not null) execute function keep_message_reads();

create function keep_message_thread_totals() returns trigger language plpgsql as $$
begin
  update message_thread_totals set threads = threads + case when tg_op = 'INSERT' then 1 else -1 end;
  return null;
end $$;

create trigger message_threads_keep_totals after insert or delete on message_threads for each row execute function keep_message_thread_totals();
