-- Text messages by SMS and WhatsApp: who agreed to which, where they are written to, what is sent, and the codes that prove a number.

-- Kept for good, as the proof that somebody agreed, and until when: the number is no part of it.
create table text_consents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  channel text not null check (channel in ('SMS', 'WhatsApp')),
  text_version integer not null check (text_version > 0),
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);

create unique index text_consents_one_standing on text_consents (account_id) where withdrawn_at is null;

create index text_consents_by_account on text_consents (account_id, given_at desc, id desc);

create trigger text_consents_only_withdrawn before update on text_consents for each row execute function only_withdraw_consent();

create trigger text_consents_never_removed before delete on text_consents for each row execute function refuse_change();

create trigger text_consents_never_emptied before truncate on text_consents for each statement execute function refuse_change();

create trigger text_consents_not_for_erased before insert on text_consents for each row execute function refuse_for_erased();

-- Where a person is written to, while their consent stands. Digits alone, the country's code first.
create table text_addresses (
  account_id uuid primary key references accounts (id),
  consent_id uuid not null unique references text_consents (id),
  channel text not null check (channel in ('SMS', 'WhatsApp')),
  number text not null check (number ~ '^[1-9][0-9]{7,14}$')
);

-- A reply of STOP finds everybody with that number.
create index text_addresses_by_number on text_addresses (number);

create trigger text_addresses_not_for_erased before insert or update on text_addresses for each row execute function refuse_for_erased();

-- The outbox, which is the log too. What was said goes once it is settled, so that no code and no sum stays.
create table text_messages (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  event_id uuid,
  channel text not null check (channel in ('SMS', 'WhatsApp')),
  number text not null check (number ~ '^[1-9][0-9]{7,14}$'),
  kind text not null,
  words jsonb,
  state text not null check (state in ('Queued', 'Failed', 'Sent', 'Delivered', 'Refused', 'Dropped')),
  attempts integer not null default 0,
  last_error text,
  provider_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  sending_until timestamptz,
  check ((state in ('Queued', 'Failed')) = (words is not null))
);

create index text_messages_by_account on text_messages (account_id, created_at desc, id desc);

create index text_messages_open on text_messages (expires_at) where words is not null;

create unique index text_messages_by_provider on text_messages (channel, provider_id) where provider_id is not null;

create trigger text_messages_not_for_erased before insert on text_messages for each row execute function refuse_for_erased();

-- One at a time for a person: asking for another makes the one before it void.
create table number_codes (
  account_id uuid primary key references accounts (id),
  channel text not null check (channel in ('SMS', 'WhatsApp')),
  number text not null check (number ~ '^[1-9][0-9]{7,14}$'),
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
