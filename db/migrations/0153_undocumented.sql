-- Whether a person was asked for documents at all, by the form and the answers under which the record was sent; and whether what was not is
-- verified with its section. Null: sent before this was noted.

alter table verifications add column documents_asked boolean;

create table review_settings (
  version integer primary key check (version > 0),
  verify_undocumented boolean not null,
  created_by uuid not null references accounts (id),
  created_at timestamptz not null
);

create trigger review_settings_append_only before delete or update on review_settings
  for each row execute function refuse_change();

create trigger review_settings_never_emptied before truncate on review_settings
  for each statement execute function refuse_change();
