-- An application that its borrower took back before anybody had decided: it is closed, and nobody has decided on it.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid

alter table applications drop constraint applications_status_check;

alter table applications add constraint applications_status_check
  check (status in ('Pending', 'Waiting', 'Approved', 'Rejected', 'Withdrawn'));

alter table applications drop constraint applications_undecided;

alter table applications add constraint applications_undecided
  check ((status in ('Pending', 'Waiting', 'Withdrawn')) = (decided_at is null));

alter table applications add constraint applications_withdrawn_closed
  check (status <> 'Withdrawn' or (closed_at is not null and decided_by is null));
