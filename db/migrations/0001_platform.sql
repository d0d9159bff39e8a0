-- Machinery: stored files, outgoing mail, replies kept for retries, counted tries.

create extension if not exists pg_trgm;

create table files (
  id uuid primary key,
  owner_id uuid,
  original_name text not null check (length(original_name) between 1 and 255),
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer,
  height integer,
  created_at timestamptz not null
);

create index files_by_owner on files (owner_id, created_at);

create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  account_id uuid,
  state text not null check (state in ('Queued', 'Sent', 'Failed', 'Kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index mails_newest on mails (created_at desc, id desc);

create table idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 8 and 100),
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

create table throttles (
  subject text primary key check (length(subject) <= 100),
  hits integer not null check (hits > 0),
  since timestamptz not null
);

create index throttles_by_age on throttles (since);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;
