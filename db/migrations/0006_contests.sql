-- Contests, who joined them, the secret behind each draw, and who won.

create table contests (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) between 1 and 2000),
  category text not null check (category in ('Spin wheel', 'roulette', 'Multi wheel')),
  prize_id uuid not null references prizes (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  max_winners integer not null check (max_winners between 1 and 1000),
  status text not null check (status in ('Active', 'Scheduled')),
  points integer not null default 0 check (points >= 0),
  added_by uuid references accounts (id),
  approval_number text check (length(approval_number) between 1 and 100),
  rules text check (length(rules) between 1 and 10000),
  claim_days integer not null check (claim_days > 0),
  participants integer not null default 0 check (participants >= 0),
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz,
  seed text,
  drawn_at timestamptz,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  constraint contests_published_with_approval check (status = 'Scheduled' or (approval_number is not null and rules is not null)),
  check ((commitment is null) = (opened_at is null)),
  check (commitment is null or status = 'Active'),
  check ((seed is null) = (drawn_at is null)),
  constraint contests_seed_keeps_commitment check (seed is null or (commitment is not null and commitment = encode(sha256(decode(seed, 'hex')), 'hex')))
);

create index contests_by_end on contests (ends_at, id);

create index contests_by_start on contests (starts_at, id) where opened_at is null;

create index contests_undrawn on contests (ends_at, id) where opened_at is not null and drawn_at is null;

create index contests_search on contests using gin (lower(name) gin_trgm_ops);

-- Apart from the contests, so that nothing that reads a contest reads its secret.
create table contest_secrets (
  contest_id uuid primary key references contests (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$')
);

create table contest_participants (
  contest_id uuid not null references contests (id),
  account_id uuid not null references accounts (id),
  place integer not null check (place > 0),
  ticket text not null check (ticket ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  joined_at timestamptz not null,
  primary key (contest_id, account_id),
  unique (contest_id, place),
  unique (contest_id, ticket)
);

create index contest_participants_by_account on contest_participants (account_id, joined_at desc, contest_id);

create table contest_winners (
  contest_id uuid not null references contests (id),
  place integer not null check (place > 0),
  account_id uuid not null references accounts (id),
  claim_by date not null,
  created_at timestamptz not null,
  primary key (contest_id, place),
  unique (contest_id, account_id),
  foreign key (contest_id, account_id) references contest_participants (contest_id, account_id)
);

create function keep_contest_promises() returns trigger language plpgsql as $$
begin
  if old.opened_at is not null and (new.commitment, new.opened_at, new.prize_id, new.max_winners, new.starts_at)
      is distinct from (old.commitment, old.opened_at, old.prize_id, old.max_winners, old.starts_at) then
    raise exception 'what a contest promised at its opening stays' using errcode = '23514';
  end if;
  if old.drawn_at is not null and (new.drawn_at, new.seed, new.ends_at, new.participants)
      is distinct from (old.drawn_at, old.seed, old.ends_at, old.participants) then
    raise exception 'a draw stays as it was made' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger contests_keep_promises before update on contests for each row execute function keep_contest_promises();

create trigger contest_participants_append_only before update or delete on contest_participants for each row execute function refuse_change();

create trigger contest_participants_never_emptied before truncate on contest_participants for each statement execute function refuse_change();

create trigger contest_winners_append_only before update or delete on contest_winners for each row execute function refuse_change();

create trigger contest_winners_never_emptied before truncate on contest_winners for each statement execute function refuse_change();

create function count_contest_participant() returns trigger language plpgsql as $$
begin
  update contests set participants = participants + 1
  where id = new.contest_id and opened_at is not null and drawn_at is null and participants = new.place - 1;
  if not found then
    raise exception 'a contest is joined between its opening and its draw, one after the other' using errcode = '23514';
  end if;
  return null;
end $$;

create trigger contest_participants_counted after insert on contest_participants for each row execute function count_contest_participant();

create function check_contest_winner() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from contests where id = new.contest_id and drawn_at is null and new.place <= max_winners) then
    raise exception 'winners are written by the draw alone' using errcode = '23514';
  end if;
  return null;
end $$;

create trigger contest_winners_checked after insert on contest_winners for each row execute function check_contest_winner();

alter table activities drop constraint activities_action_check;

alter table activities add constraint activities_action_check check (action in ('submittedInfo', 'submittedForVerification', 'infoVerified', 'infoRejected',
  'pointsReceived', 'loanRejected', 'loanApproved', 'prizeRedeemed', 'contestJoined', 'contestWon'));
