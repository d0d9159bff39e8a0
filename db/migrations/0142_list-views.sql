-- Views of the lists of a desk: a name for filters, order and columns, kept by one person, and for colleagues where it is shared.

create table list_views (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  list text not null check (list like '/api/%' and length(list) <= 100),
  place text not null check (place like '/%' and length(place) <= 200),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 1000),
  is_shared boolean not null,
  created_at timestamptz not null
);

create unique index list_views_once on list_views (account_id, place, lower(name));

create index list_views_shared on list_views (place) where is_shared;

-- The view that a list opens with, for one person.
create table usual_views (
  account_id uuid not null references accounts (id),
  place text not null,
  view_id uuid not null references list_views (id) on delete cascade,
  primary key (account_id, place)
);

create index usual_views_view on usual_views (view_id);
