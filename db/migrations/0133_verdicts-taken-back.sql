-- A verdict about documents may be taken back for some seconds: by which event it was told, and from which status it completed the account.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid

alter table verifications
  add column verdict_event uuid,
  add column completed_from text check (completed_from in ('Created', 'Active', 'Reactivated')),
  add constraint verifications_event_of_verdict check (verdict_event is null or decided_at is not null),
  add constraint verifications_completed_by_verdict check (completed_from is null or status = 'Verified');
