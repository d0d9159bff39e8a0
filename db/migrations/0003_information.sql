-- Configured sections, what people submitted in them, and the documents staff decide on.

create table form_versions (
  id uuid primary key,
  form_id uuid not null,
  version integer not null check (version > 0),
  title text not null,
  description text not null,
  fields jsonb not null,
  created_by uuid references accounts (id),
  created_at timestamptz not null,
  unique (form_id, version)
);

create trigger form_versions_append_only before update or delete on form_versions for each row execute function refuse_change();

create trigger form_versions_never_emptied before truncate on form_versions for each statement execute function refuse_change();

create table information_schemas (
  id uuid primary key,
  s_id text not null unique,
  name text not null,
  tags text[] not null default '{}',
  points integer not null check (points >= 0),
  status text not null check (status in ('Active', 'Inactive')),
  is_hidden boolean not null default false,
  audience text not null,
  position integer not null,
  form_version_id uuid not null references form_versions (id),
  start_date date,
  created_at timestamptz not null
);

create table verification_schemas (
  id uuid primary key,
  information_schema_id uuid not null unique references information_schemas (id),
  name text not null,
  points integer not null default 0 check (points >= 0),
  status text not null check (status in ('Active', 'Inactive')),
  form_version_id uuid not null references form_versions (id),
  created_at timestamptz not null
);

create table section_catalogue (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);

insert into section_catalogue (revision) values (0);

create function bump_section_catalogue() returns trigger language plpgsql as $$
begin
  update section_catalogue set revision = revision + 1;
  return null;
end $$;

create trigger information_schemas_bump after insert or update or delete on information_schemas for each statement execute function bump_section_catalogue();

create trigger verification_schemas_bump after insert or update or delete on verification_schemas for each statement execute function bump_section_catalogue();

create table submissions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  information_schema_id uuid not null references information_schemas (id),
  audience text not null,
  form_version_id uuid not null references form_versions (id),
  answers jsonb not null,
  status text not null check (status in ('Submitted', 'SubmittedForVerfication', 'Verified', 'Rejected')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  reopened_at timestamptz
);

create unique index submissions_once on submissions (account_id, information_schema_id) where reopened_at is null;

create index submissions_newest on submissions (audience, created_at desc, id desc);

alter table seed_transfers add constraint seed_transfers_submission foreign key (submission_id) references submissions (id);

create table verifications (
  id uuid primary key,
  submission_id uuid not null references submissions (id),
  account_id uuid not null references accounts (id),
  audience text not null,
  attempt integer not null check (attempt > 0),
  verification_schema_id uuid not null references verification_schemas (id),
  form_version_id uuid not null references form_versions (id),
  answers jsonb not null,
  status text not null check (status in ('Submitted', 'Verified', 'Rejected')),
  approval_note text,
  rejection_reason text,
  rejection_note text,
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (submission_id, attempt),
  check ((status = 'Submitted') = (decided_at is null)),
  check ((status = 'Submitted') = (decided_by is null)),
  check (status <> 'Rejected' or length(rejection_reason) > 0)
);

create unique index verifications_one_open on verifications (submission_id) where status = 'Submitted';

create index verifications_waiting on verifications (audience, created_at, id) where status = 'Submitted';

create index verifications_by_account on verifications (account_id, created_at);

create table file_uses (
  file_id uuid primary key references files (id),
  submission_id uuid not null references submissions (id),
  verification_id uuid references verifications (id),
  field text not null
);

create index file_uses_by_submission on file_uses (submission_id);

create table progress (
  account_id uuid not null references accounts (id),
  audience text not null,
  submitted integer not null default 0,
  waiting integer not null default 0,
  verified integer not null default 0,
  rejected integer not null default 0,
  changed_at timestamptz not null,
  primary key (account_id, audience)
);

create index progress_queue on progress (audience, changed_at desc, account_id);

create table progress_totals (
  audience text primary key,
  people integer not null
);

create function keep_progress() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into progress as p (account_id, audience, submitted, waiting, verified, rejected, changed_at)
    values (new.account_id, new.audience, 1, (new.status = 'SubmittedForVerfication')::int, (new.status = 'Verified')::int,
      (new.status = 'Rejected')::int, new.changed_at)
    on conflict (account_id, audience) do update set submitted = p.submitted + 1, waiting = p.waiting + excluded.waiting,
      verified = p.verified + excluded.verified, rejected = p.rejected + excluded.rejected, changed_at = excluded.changed_at;
  else
    update progress set
      submitted = submitted + (new.reopened_at is null)::int - (old.reopened_at is null)::int,
      waiting = waiting + (new.reopened_at is null and new.status = 'SubmittedForVerfication')::int - (old.reopened_at is null and old.status = 'SubmittedForVerfication')::int,
      verified = verified + (new.reopened_at is null and new.status = 'Verified')::int - (old.reopened_at is null and old.status = 'Verified')::int,
      rejected = rejected + (new.reopened_at is null and new.status = 'Rejected')::int - (old.reopened_at is null and old.status = 'Rejected')::int,
      changed_at = new.changed_at
    where account_id = new.account_id and audience = new.audience;
  end if;
  return null;
end $$;

create trigger submissions_keep_progress after insert or update on submissions for each row execute function keep_progress();

create function keep_progress_totals() returns trigger language plpgsql as $$
begin
  insert into progress_totals as t (audience, people) values (new.audience, 1)
  on conflict (audience) do update set people = t.people + 1;
  return null;
end $$;

create trigger progress_keep_totals after insert on progress for each row execute function keep_progress_totals();
