-- Another wording of what people joined an open contest under: asked for with a reason, in force when a second person approves it, told to all who joined.

create table contest_requests (
  id uuid primary key,
  contest_id uuid not null references contests (id),
  -- The columns of the contest that change, as they were when it was asked for and as they are to be.
  before jsonb not null,
  after jsonb not null,
  reason text not null check (length(reason) between 1 and 2000),
  asked_by uuid not null references accounts (id),
  asked_at timestamptz not null,
  status text not null default 'Asked' check (status in ('Asked', 'Done', 'Refused', 'Withdrawn')),
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  decision_note text check (length(decision_note) between 1 and 2000),
  -- Once approved: the version of the contest that it made, how many had joined until then, and how many of these, in the order of joining, have been told.
  made_version integer check (made_version > 1),
  joined integer check (joined >= 0),
  told integer not null default 0,
  constraint contest_requests_changes_terms check (
    after <> '{}' and after - array['description', 'prize_id', 'max_winners', 'category', 'points', 'approval_number', 'rules', 'claim_days'] = '{}'),
  constraint contest_requests_two_people check (decided_by <> asked_by),
  constraint contest_requests_settled_whole check (
    (status = 'Asked') = (decided_at is null) and (status in ('Done', 'Refused')) = (decided_by is not null)),
  constraint contest_requests_made_whole check (
    (status = 'Done') = (made_version is not null) and (status = 'Done') = (joined is not null)),
  constraint contest_requests_told_who_joined check (told between 0 and coalesce(joined, 0))
);

create unique index contest_requests_one_open on contest_requests (contest_id) where status = 'Asked';

create unique index contest_requests_made on contest_requests (contest_id, made_version) where status = 'Done';

create index contest_requests_by_contest on contest_requests (contest_id, asked_at desc, id desc);

create index contest_requests_waiting on contest_requests (asked_at, id) where status = 'Asked';

create index contest_requests_decided on contest_requests (decided_at desc, id) where decided_by is not null;

create function keep_contest_request() returns trigger language plpgsql as $$
declare
  settled constant text[] := array['status', 'decided_by', 'decided_at', 'decision_note', 'made_version', 'joined'];
begin
  if old.status <> 'Asked' and (new.told < old.told or to_jsonb(new) - 'told' is distinct from to_jsonb(old) - 'told') then
    raise exception 'a settled request never changes' using errcode = '23514';
  end if;
  if old.status = 'Asked' and to_jsonb(new) - settled is distinct from to_jsonb(old) - settled then
    raise exception 'what was asked for never changes' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger contest_requests_kept before update on contest_requests for each row execute function keep_contest_request();

create trigger contest_requests_never_removed before delete on contest_requests for each row execute function refuse_change();

create trigger contest_requests_never_emptied before truncate on contest_requests
  for each statement execute function refuse_change();

-- What a contest promised at its opening changes as two people have agreed and no other way: each request once, with the version that it makes, until the draw.
create or replace function keep_contest_promises() returns trigger language plpgsql as $$
declare
  kept contests := new;
  agreed jsonb;
begin
  if old.opened_at is null then
    return new;
  end if;
  kept.name := old.name;
  kept.status := old.status;
  kept.version := old.version;
  if old.drawn_at is not null and (new.drawn_at, new.seed, new.ends_at, new.participants) is distinct from (old.drawn_at, old.seed, old.ends_at, old.participants) then
    raise exception 'a draw stays as it was made' using errcode = '23514';
  end if;
  kept.drawn_at := old.drawn_at;
  kept.seed := old.seed;
  kept.ends_at := old.ends_at;
  kept.participants := old.participants;
  if kept is distinct from old then
    select r.after into agreed from contest_requests r
    where r.contest_id = old.id and r.status = 'Done' and r.made_version = new.version and new.version = old.version + 1
      and old.drawn_at is null and new.drawn_at is null;
    if agreed is null or kept is distinct from jsonb_populate_record(old, agreed) then
      raise exception 'what a contest promised at its opening stays' using errcode = '23514';
    end if;
  end if;
  return new;
end $$;
