-- How many people wait is counted where somebody begins or ends to: each section submitted asked it of a row that had not changed in this.

-- The table waits for no reader of it longer than a lock is waited for, and no row is looked at.
drop trigger progress_keep_waiting_totals on progress;

create trigger progress_keep_waiting_totals after insert on progress
  for each row when (new.waiting > 0) execute function keep_waiting_totals();

create trigger progress_keep_waiting_totals_of_changed after update on progress
  for each row when ((old.waiting > 0) is distinct from (new.waiting > 0))
  execute function keep_waiting_totals();

create trigger progress_keep_waiting_totals_of_removed after delete on progress
  for each row when (old.waiting > 0) execute function keep_waiting_totals();
