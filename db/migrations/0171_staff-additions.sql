-- Who added whom to the staff, or raised whom to admin: for some days the two are one hand wherever a second person is asked for.

create table staff_additions (
  account_id uuid not null references accounts (id),
  added_by uuid not null references accounts (id),
  added_at timestamptz not null,
  primary key (account_id, added_at, added_by),
  constraint staff_additions_two_people check (account_id <> added_by)
);

create trigger staff_additions_append_only before update or delete on staff_additions
  for each row execute function refuse_change();

create trigger staff_additions_never_emptied before truncate on staff_additions
  for each statement execute function refuse_change();

-- Those of the last days are in the trail; earlier ones count for nothing any more.
insert into staff_additions (account_id, added_by, added_at)
select a.id, e.actor_id, e.created_at
from audit_entries e
join accounts a on a.id::text = e.subject_id
where e.created_at > now() - interval '8 days' and e.subject_kind = 'account' and e.actor_id <> a.id
  and ((e.action = 'account.open' and e.after ->> 'userType' in ('Admin', 'Moderator'))
    or (e.action = 'account.change_role' and e.after ->> 'userType' = 'Admin'))
on conflict do nothing;
