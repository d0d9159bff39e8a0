-- A node from before there were challengers takes the latest version that has started for the one in force. So a challenger has a start that no
-- clock reaches: such a node decides by the champion. The row bears it whoever wrote it.

alter table policies
  drop constraint policies_challenger,
  disable trigger policies_append_only;

update policies set starts_at = timestamptz '9999-12-31 00:00+00' where challenges is not null;

alter table policies
  enable trigger policies_append_only,
  -- A few dozen rows, and written by hand: no lock is held for long.
  -- squawk-ignore constraint-missing-not-valid
  add constraint policies_challenger check (challenges is null or (
    trial_id is not null and challenges = tried_against and starts_at = timestamptz '9999-12-31 00:00+00' and returns_to is null and promotes is null));

create or replace function follow_the_champion() returns trigger language plpgsql as $$
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
  if new.challenges is not null then
    new.starts_at := timestamptz '9999-12-31 00:00+00';
  end if;
  return new;
end $$;
