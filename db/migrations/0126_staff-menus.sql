-- The sidebar as an officer has arranged it: the places that stand in 'Mine', in their order, and the kinds of work that are folded away.

create table staff_menus (
  account_id uuid primary key references accounts (id),
  pinned text[] not null check (cardinality(pinned) <= 12),
  folded text[] not null check (cardinality(folded) <= 20),
  changed_at timestamptz not null
);
