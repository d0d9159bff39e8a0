-- People, their sessions, seeds, what they did and what staff did.

create table accounts (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  phone text,
  country text not null default 'Jamaica',
  image_file_id uuid references files (id),
  user_type text not null check (user_type in ('User', 'Partner', 'Moderator', 'Admin')),
  status text not null check (status in ('Pending', 'UserQuiz', 'Created', 'Active', 'Completed', 'Suspended', 'Cancelled', 'Reactivated')),
  info_status text not null check (info_status in ('FirstModel', 'FullModel')),
  promo_code text,
  email_verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null,
  search_text text generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored
);

create unique index accounts_email on accounts (lower(email));

create index accounts_newest on accounts (created_at desc, id desc);

create index accounts_newest_of_type on accounts (user_type, created_at desc, id desc);

create index accounts_search on accounts using gin (search_text gin_trgm_ops);

alter table files add constraint files_owner foreign key (owner_id) references accounts (id);

alter table mails add constraint mails_account foreign key (account_id) references accounts (id);

create table sessions (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  id uuid not null unique,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null
);

create index sessions_by_account on sessions (account_id);

create index sessions_by_expiry on sessions (expires_at);

create table mail_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  account_id uuid not null references accounts (id),
  purpose text not null check (purpose in ('VerifyEmail', 'ResetPassword')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index mail_tokens_by_account on mail_tokens (account_id, purpose);

create table promo_codes (
  code text primary key check (code = upper(code) and length(code) between 3 and 40),
  seeds integer not null check (seeds > 0),
  max_uses integer check (max_uses > 0),
  used integer not null default 0 check (used >= 0 and (max_uses is null or used <= max_uses)),
  expires_at timestamptz,
  created_at timestamptz not null
);

create table seed_accounts (
  id uuid primary key,
  kind text not null check (kind in ('Person', 'Issued', 'Redeemed')),
  balance bigint not null default 0,
  constraint person_never_negative check (kind <> 'Person' or balance >= 0)
);

create table seed_transfers (
  id uuid primary key,
  cause text not null unique,
  from_account uuid not null references seed_accounts (id),
  to_account uuid not null references seed_accounts (id),
  seeds integer not null check (seeds > 0),
  reason text not null,
  submission_id uuid,
  created_at timestamptz not null,
  check (from_account <> to_account)
);

create index seed_transfers_to on seed_transfers (to_account, created_at desc, id desc);

create index seed_transfers_from on seed_transfers (from_account, created_at desc, id desc);

create function apply_seed_transfer() returns trigger language plpgsql as $$
begin
  update seed_accounts set balance = balance + new.seeds where id = new.to_account and kind = 'Person';
  update seed_accounts set balance = balance - new.seeds where id = new.from_account and kind = 'Person';
  return null;
end $$;

create trigger seed_transfers_move_balances after insert on seed_transfers for each row execute function apply_seed_transfer();

create trigger seed_transfers_append_only before update or delete on seed_transfers for each row execute function refuse_change();

create trigger seed_transfers_never_emptied before truncate on seed_transfers for each statement execute function refuse_change();

insert into seed_accounts (id, kind) values
  ('00000000-0000-7000-8000-000000000001', 'Issued'),
  ('00000000-0000-7000-8000-000000000002', 'Redeemed');

create table activities (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  action text not null check (action in ('submittedInfo', 'submittedForVerification', 'infoVerified', 'infoRejected',
    'pointsReceived', 'loanRejected', 'loanApproved', 'prizeRedeemed', 'contestJoined')),
  details jsonb not null,
  created_at timestamptz not null
);

create index activities_by_account on activities (account_id, created_at desc, id desc);

create table audit_entries (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  account_id uuid,
  before jsonb,
  after jsonb,
  address text,
  created_at timestamptz not null
);

create index audit_entries_newest on audit_entries (created_at desc, id desc);

create index audit_entries_by_account on audit_entries (account_id, created_at desc, id desc);

create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, created_at desc);

create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_change();

create trigger audit_entries_never_emptied before truncate on audit_entries for each statement execute function refuse_change();
