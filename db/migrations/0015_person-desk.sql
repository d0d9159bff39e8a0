-- What staff change about one person: the status an account had before it was closed, and who adjusted seeds.

alter table accounts
  add column closed_from text check (closed_from in ('Pending', 'UserQuiz', 'Created', 'Active', 'Completed', 'Reactivated')),
  add constraint accounts_closed_from check (closed_from is null or status in ('Suspended', 'Cancelled'));

-- Whoever closes an account or opens it again: what it was before is written down and crossed out with the status itself.
create function keep_closed_from() returns trigger language plpgsql as $$
begin
  if new.status not in ('Suspended', 'Cancelled') then
    new.closed_from := null;
  elsif old.status not in ('Suspended', 'Cancelled') then
    new.closed_from := old.status;
  else
    new.closed_from := old.closed_from;
  end if;
  return new;
end $$;

create trigger accounts_keep_closed_from before update of status on accounts for each row
  when (old.status is distinct from new.status) execute function keep_closed_from();

alter table seed_transfers
  add column adjusted_by uuid references accounts (id),
  add constraint seed_transfers_adjusted check ((adjusted_by is not null) = (cause like 'adjustment:%')),
  add constraint seed_transfers_adjusted_for_a_reason check (adjusted_by is null or length(btrim(reason)) > 0);
