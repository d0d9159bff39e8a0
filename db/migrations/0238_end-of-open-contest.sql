-- The end of an open contest is one of the terms that people joined under: from the opening on it changes as two people have agreed, and no other way (0237).

alter table contest_requests drop constraint contest_requests_changes_terms;

-- Not validated in a step of its own: there are few requests, and each changes fewer terms than may change from now on.
-- squawk-ignore constraint-missing-not-valid
alter table contest_requests add constraint contest_requests_changes_terms check (
  after <> '{}' and after - array['description', 'prize_id', 'max_winners', 'category', 'points', 'ends_at', 'approval_number', 'rules', 'claim_days'] = '{}');

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
  if old.drawn_at is not null and (new.drawn_at, new.seed, new.participants) is distinct from (old.drawn_at, old.seed, old.participants) then
    raise exception 'a draw stays as it was made' using errcode = '23514';
  end if;
  kept.drawn_at := old.drawn_at;
  kept.seed := old.seed;
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
