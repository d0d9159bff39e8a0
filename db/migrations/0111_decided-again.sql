-- What approving an application found: the decision on the facts of that day, and why it was approved where these had got worse since the offer.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid

alter table applications
  add column decided_again jsonb,
  add column worse_reason text,
  add constraint applications_worse_reason_check check (worse_reason is null or decided_again is not null);
