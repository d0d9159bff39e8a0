-- A lender keeps its own company: edits are made on a known revision, and a licence number counts once staff have checked it.

-- The number that staff checked. What a lender enters itself is no more than said, and bars no other lender from that number.
alter table partners add column checked_licence_number text check (length(checked_licence_number) between 1 and 60);

update partners set checked_licence_number = licence_number where licence_state not in ('None', 'Applied');

alter table partners add constraint partners_licence_checked
  check (licence_state in ('None', 'Applied') or licence_number is not distinct from checked_licence_number);

drop index partners_licence;

create unique index partners_checked_licence on partners (upper(checked_licence_number));

-- A phone number as its owner writes it: 7 to 15 figures, with what people put between them.
alter table partners drop constraint partners_contact_phone_check;

alter table partners add constraint partners_contact_phone check (
  contact_phone ~ '^[+]?[0-9 ().-]{7,30}$'
  and length(regexp_replace(contact_phone, '[^0-9]', '', 'g')) between 7 and 15);

alter table partners add column revision integer not null default 1 check (revision > 0);

create function count_company_revision() returns trigger language plpgsql as $$
begin
  new.revision = old.revision + 1;
  return new;
end $$;

-- Whatever a lender's form shows; that staff switch a lender on or off is no edit of it.
create trigger partners_count_revision before update on partners for each row
  when ((old.name, old.contact_phone, old.contact_email, old.description, old.address, old.logo_file_id,
      old.licence_number, old.licence_state)
    is distinct from (new.name, new.contact_phone, new.contact_email, new.description, new.address, new.logo_file_id,
      new.licence_number, new.licence_state))
  execute function count_company_revision();
