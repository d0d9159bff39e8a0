-- The bell tells of a loan repaid: one more kind of activity beside all those there are.
do $$
declare
  told text;
begin
  select pg_get_constraintdef(oid) into told from pg_constraint where conname = 'activities_action_check';
  alter table activities drop constraint activities_action_check;
  execute 'alter table activities add constraint activities_action_check '
    || replace(told, '''contestWon''::text', '''contestWon''::text, ''loanRepaid''::text');
end $$;
