-- A version may start later than it is published, and an admin returns to an earlier one at once: the version in force is the latest that has started.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid

alter table policies
  -- Null: with its publication.
  add column starts_at timestamptz,
  add column returns_to integer references policies (version),
  add constraint policies_start check (starts_at > published_at),
  add constraint policies_return check (returns_to is null or (returns_to < version and trial_id is null and starts_at is null and created_by is not null and note <> '')),
  drop constraint policies_tried_first,
  add constraint policies_tried_first check (
    version = 1 or returns_to is not null
    or (trial_id is not null and policy_hash is not null and tried_against is not null and tried_against = version - 1));

create function return_to_the_same() returns trigger language plpgsql as $$
begin
  if new.policy - 'version' is distinct from (select p.policy - 'version' from policies p where p.version = new.returns_to) then
    raise exception 'a return has the figures of the version that it returns to' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger policies_return_to_the_same before insert on policies
  for each row when (new.returns_to is not null) execute function return_to_the_same();
