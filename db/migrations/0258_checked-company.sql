-- What a lender was called, and where it was, when its licence last counted. A lender that renames itself has its licence checked again: staff see
-- what they had checked beside what the lender says now, and a paper that is made in between names whom they had checked.

alter table partners add column checked_name text, add column checked_address text;

-- Who had a licence that was looked up before is known by nothing else than its name of today.
update partners set checked_name = name, checked_address = address where licence_state not in ('None', 'Applied');

create function keep_checked_company() returns trigger language plpgsql as $$
begin
  new.checked_name := new.name;
  new.checked_address := new.address;
  return new;
end $$;

create trigger partners_keep_checked before insert or update on partners
  for each row when (new.licence_state = 'Licensed') execute function keep_checked_company();
