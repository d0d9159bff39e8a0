-- The terms under which lenders publish, with the words of the agreement that binds them; and who accepted which version.

create table lender_terms (
  version integer primary key check (version > 0),
  body jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null,
  unique (version, sha256)
);

create trigger lender_terms_append_only before delete or update on lender_terms
  for each row execute function refuse_change();

create trigger lender_terms_never_emptied before truncate on lender_terms
  for each statement execute function refuse_change();

create table lender_acceptances (
  id uuid primary key,
  partner_id uuid not null,
  accepted_by uuid not null,
  version integer not null,
  sha256 text not null,
  name text not null check (length(name) between 1 and 250),
  accepted_at timestamptz not null,
  foreign key (partner_id, accepted_by) references partners (id, account_id),
  -- What was accepted is exactly what was published.
  foreign key (version, sha256) references lender_terms (version, sha256),
  constraint lender_acceptances_once unique (partner_id, version)
);

create trigger lender_acceptances_append_only before delete or update on lender_acceptances
  for each row execute function refuse_change();

create trigger lender_acceptances_never_emptied before truncate on lender_acceptances
  for each statement execute function refuse_change();
