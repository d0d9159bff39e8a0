-- TRNs, ID and account numbers are sealed at rest, each for its row and field. What was answered before stays readable until a job has sealed it.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- Every key that seals something, so that a start without one of them, or with another one of its name, is told before anybody meets it.
create table data_keys (
  id text primary key,
  fingerprint text not null,
  first_used_at timestamptz not null,
  -- Nothing was sealed with it any more: a start may do without it.
  retired_at timestamptz
);

alter table submissions
  -- By the field's name, what is sealed of the answers.
  add column sealed jsonb,
  -- The key that did.
  add column sealed_with text references data_keys (id),
  -- Keyed hashes of the last four digits of the TRN, of the last five, and so on to all nine.
  add column trn_ends text[],
  add constraint submissions_sealed_with_a_key check ((sealed is null) = (sealed_with is null)),
  drop constraint submissions_emptied_hold_nothing,
  add constraint submissions_emptied_hold_nothing
    check (emptied_at is null or (answers = '{}' and sealed is null and trn_ends is null and reopened_at is not null));

alter table verifications
  add column sealed jsonb,
  add column sealed_with text references data_keys (id),
  add constraint verifications_sealed_with_a_key check ((sealed is null) = (sealed_with is null));

-- How many a key seals, and whether it may be forgotten.
create index submissions_sealed_with on submissions (sealed_with) where sealed_with is not null;

create index verifications_sealed_with on verifications (sealed_with) where sealed_with is not null;

create index submissions_trn_ends on submissions using gin (trn_ends) where trn_ends is not null and reopened_at is null;

-- A row that is sealed counts as before, and was not touched by anybody.
drop trigger submissions_keep_progress on submissions;

create trigger submissions_keep_progress after insert on submissions for each row execute function keep_progress();

create trigger submissions_keep_progress_of_changed after update on submissions for each row
  when ((old.status, old.reopened_at, old.changed_at) is distinct from (new.status, new.reopened_at, new.changed_at))
  execute function keep_progress();
