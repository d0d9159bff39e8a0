-- The policy desk: drafts, their trials on past decisions, and what a version was published on; second approvals; reviews of declines by a person.

create table policy_drafts (
  id uuid primary key,
  based_on integer not null references policies (version),
  policy jsonb not null,
  policy_hash text not null check (policy_hash ~ '^[0-9a-f]{64}$'),
  revision integer not null default 1 check (revision > 0),
  state text not null check (state in ('Open', 'Discarded', 'Published')),
  created_by uuid not null references accounts (id),
  created_at timestamptz not null,
  changed_by uuid not null references accounts (id),
  changed_at timestamptz not null
);

create index policy_drafts_open on policy_drafts (changed_at desc, id desc) where state = 'Open';

create function keep_closed_draft() returns trigger language plpgsql as $$
begin
  if old.state <> 'Open' then
    raise exception 'a closed draft is never changed' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger policy_drafts_closed before update on policy_drafts for each row execute function keep_closed_draft();

create trigger policy_drafts_never_removed before delete on policy_drafts for each row execute function refuse_change();

-- One run of a draft, as it was then, beside the version then in force.
create table policy_trials (
  id uuid primary key,
  draft_id uuid not null references policy_drafts (id),
  policy jsonb not null,
  policy_hash text not null check (policy_hash ~ '^[0-9a-f]{64}$'),
  against_version integer not null references policies (version),
  people_asked integer not null check (people_asked between 1 and 5000),
  people_tried integer not null default 0 check (people_tried between 0 and people_asked),
  state text not null check (state in ('Running', 'Finished', 'Cancelled', 'Failed')),
  summary jsonb,
  started_by uuid not null references accounts (id),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'Running') = (ended_at is null)),
  check ((state = 'Finished') = (summary is not null)),
  unique (id, against_version, policy_hash)
);

create unique index policy_trials_one_running on policy_trials (draft_id) where state = 'Running';

create index policy_trials_by_draft on policy_trials (draft_id, started_at desc, id desc);

create function keep_ended_trial() returns trigger language plpgsql as $$
begin
  if old.state <> 'Running' then
    raise exception 'a trial that has ended is never changed' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger policy_trials_ended before update on policy_trials for each row execute function keep_ended_trial();

create trigger policy_trials_never_removed before delete on policy_trials for each row execute function refuse_change();

-- The people whom a trial changes most, the largest change first.
create table policy_trial_people (
  trial_id uuid not null references policy_trials (id),
  place integer not null check (place > 0),
  account_id uuid not null references accounts (id),
  before jsonb not null,
  after jsonb not null,
  primary key (trial_id, place)
);

create index policy_trial_people_by_account on policy_trial_people (account_id);

-- A version after the first goes live on a trial of exactly its figures against exactly the version before it.
alter table policies
  alter column published_at set not null,
  add column note text not null default '' check (length(note) <= 1000),
  add column trial_id uuid,
  add column tried_against integer,
  add column policy_hash text,
  add constraint policies_tried foreign key (trial_id, tried_against, policy_hash)
    references policy_trials (id, against_version, policy_hash),
  add constraint policies_tried_first check (
    version = 1 or (trial_id is not null and policy_hash is not null and tried_against is not null and tried_against = version - 1));

create trigger policies_append_only before update or delete on policies for each row execute function refuse_change();

create trigger policies_never_emptied before truncate on policies for each statement execute function refuse_change();

create index decisions_newest on decisions (created_at desc, id desc);

-- Above the policy's amount a second person approves; the first approval waits here.
alter table applications
  add column first_approved_by uuid references accounts (id),
  add column first_approved_at timestamptz,
  add column first_approval_note text,
  add constraint applications_first_approval check ((first_approved_by is null) = (first_approved_at is null)),
  add constraint applications_two_people check (
    status <> 'Approved' or first_approved_by is null or decided_by is null or first_approved_by <> decided_by);

-- A declined person may ask that a person looks at the decision.
create table decision_reviews (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  decision_id uuid not null references decisions (id),
  words text not null check (length(words) <= 2000),
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid references accounts (id),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check (answered_by is null or answered_at is not null)
);

create unique index decision_reviews_one_open on decision_reviews (account_id) where answered_at is null;

create index decision_reviews_by_account on decision_reviews (account_id, asked_at desc, id desc);

create index decision_reviews_waiting on decision_reviews (asked_at, id) where answered_at is null;

create index decision_reviews_answered on decision_reviews (answered_at desc, id desc) where answered_at is not null;

-- Counts by state, kept by the writes, so that no list counts.
create table decision_review_totals (
  state text primary key check (state in ('Waiting', 'Answered')),
  reviews integer not null
);

insert into decision_review_totals (state, reviews) values ('Waiting', 0), ('Answered', 0);

create function keep_decision_review_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update decision_review_totals set reviews = reviews + 1 where state = case when new.answered_at is null then 'Waiting' else 'Answered' end;
  elsif old.answered_at is null and new.answered_at is not null then
    update decision_review_totals set reviews = reviews + case when state = 'Answered' then 1 else -1 end;
  end if;
  return null;
end $$;

create trigger decision_reviews_keep_totals after insert or update on decision_reviews for each row execute function keep_decision_review_totals();

create trigger decision_reviews_never_removed before delete on decision_reviews for each row execute function refuse_change();
