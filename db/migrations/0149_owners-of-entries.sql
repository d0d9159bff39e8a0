-- Who looks after what waits in a queue of the staff, and within how many hours each queue is to be worked.

create table entry_owners (
  queue text not null check (length(queue) between 1 and 40),
  entry_id uuid not null,
  owner_id uuid not null references accounts (id),
  -- Who gave it to them: themselves, or a lead.
  given_by uuid not null references accounts (id),
  given_at timestamptz not null,
  primary key (queue, entry_id)
);

create index entry_owners_of_officer on entry_owners (owner_id, queue);

-- Only what an admin has set; everything else has the hours that the product ships with.
create table service_levels (
  queue text primary key check (length(queue) between 1 and 40),
  hours int not null check (hours between 1 and 720),
  changed_by uuid not null references accounts (id),
  changed_at timestamptz not null
);
