-- A challenger: a version of the policy that decides for a share of new applicants, drawn by lot, beside the champion that decides for all others.

alter table policies
  -- The champion beside which it decides; null for a version that is for everybody.
  add column challenges integer,
  -- The challenger whose figures it puts in force for everybody.
  add column promotes integer,
  -- A few dozen rows, and written by hand: no lock is held for long.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  add constraint policies_challenges foreign key (challenges) references policies (version),
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  add constraint policies_promotes foreign key (promotes) references policies (version),
  -- squawk-ignore constraint-missing-not-valid
  add constraint policies_challenger check (challenges is null or (trial_id is not null and challenges = tried_against and starts_at is null and returns_to is null and promotes is null)),
  -- squawk-ignore constraint-missing-not-valid
  add constraint policies_promoted check (promotes is null or (trial_id is not null and starts_at is null and returns_to is null and promotes < version)),
  drop constraint policies_tried_first,
  -- squawk-ignore constraint-missing-not-valid
  add constraint policies_tried_first check (
    version = 1 or returns_to is not null
    or (trial_id is not null and policy_hash is not null and tried_against is not null and tried_against < version));

create table policy_challenges (
  -- The challenger's.
  version integer primary key references policies (version),
  share_percent integer not null check (share_percent between 5 and 50),
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references accounts (id),
  -- 'Returned': an admin went back to an earlier version meanwhile.
  ended_as text check (ended_as in ('Stopped', 'Promoted', 'Returned')),
  end_note text check (length(end_note) between 1 and 1000),
  check ((ended_at is null) = (ended_as is null)),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (end_note is null)),
  check (ended_at >= started_at)
);

create unique index policy_challenges_one_running on policy_challenges ((true)) where ended_at is null;

create function keep_challenge() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or (new.version, new.share_percent, new.started_at) is distinct from (old.version, old.share_percent, old.started_at) then
    raise exception 'a challenge is ended once, and nothing else of it is changed' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger policy_challenges_ended_once before update on policy_challenges for each row execute function keep_challenge();

create trigger policy_challenges_never_removed before delete on policy_challenges for each row execute function refuse_change();

-- Who was decided on while a challenge ran, by which of the two; and what the champion would have said where the challenger decided.
create table challenge_decisions (
  decision_id uuid primary key references decisions (id),
  challenge integer not null references policy_challenges (version),
  arm text not null check (arm in ('Champion', 'Challenger')),
  beside jsonb,
  check ((arm = 'Challenger') = (beside is not null))
);

create index challenge_decisions_of_challenge on challenge_decisions (challenge);

create trigger challenge_decisions_append_only before update or delete on challenge_decisions for each row execute function refuse_change();

create trigger challenge_decisions_never_emptied before truncate on challenge_decisions for each statement execute function refuse_change();

-- Every trial is against the version that is in force for everybody; while a challenge runs there is no other.
create function follow_the_champion() returns trigger language plpgsql as $$
begin
  if new.version > 1 and exists (select from policy_challenges c where c.ended_at is null) then
    raise exception 'while a challenger is tried nothing else is published' using errcode = '23514';
  end if;
  if new.tried_against is distinct from (select max(p.version) from policies p where p.challenges is null) and new.trial_id is not null then
    raise exception 'a policy is tried against the version before it that was for everybody' using errcode = '23514';
  end if;
  if new.promotes is not null and not exists (
    select from policies p join policy_challenges c using (version)
    where p.version = new.promotes and c.ended_as = 'Promoted' and p.policy - 'version' = new.policy - 'version'
  ) then
    raise exception 'what is promoted has the figures of a challenger that was tried' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger policies_follow_the_champion before insert on policies for each row execute function follow_the_champion();

create or replace function return_to_the_same() returns trigger language plpgsql as $$
begin
  if new.policy - 'version' is distinct from (
    select p.policy - 'version' from policies p where p.version = new.returns_to and p.challenges is null
  ) then
    raise exception 'a return has the figures of the version that it returns to' using errcode = '23514';
  end if;
  return new;
end $$;
