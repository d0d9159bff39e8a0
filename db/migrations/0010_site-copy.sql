-- The words of the landing page in versions that are never changed; the newest published one is shown.

create table landing_copies (
  version integer primary key check (version > 0),
  copy jsonb not null check (jsonb_typeof(copy) = 'object'),
  published_at timestamptz,
  created_by uuid references accounts (id),
  created_at timestamptz not null
);

create index landing_copies_published on landing_copies (version desc) where published_at is not null;

create trigger landing_copies_append_only before update or delete on landing_copies for each row execute function refuse_change();

create trigger landing_copies_never_emptied before truncate on landing_copies for each statement execute function refuse_change();
