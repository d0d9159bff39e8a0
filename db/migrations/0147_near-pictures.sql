-- Pictures of papers that are nearly the same in several accounts are a signal too: found by fingerprints that hardly change when a picture is saved anew.

create table picture_marks (
  file_id uuid primary key references files (id) on delete cascade,
  -- Null for a picture without contrast, or one that could not be read.
  fingerprint bit(1600),
  -- The fingerprint cut in forty, each with its place: pictures that are alike share at least one.
  parts bigint[] not null,
  -- The first of the pictures that are nearly the same, as it was found; null where there is no other.
  alike uuid,
  check ((fingerprint is null) = (cardinality(parts) = 0)),
  check (fingerprint is not null or alike is null)
);

create index picture_marks_by_part on picture_marks using gin (parts);

alter table account_marks
  drop constraint account_marks_kind_check,
  add constraint account_marks_kind_check check (kind in ('Trn', 'Phone', 'BankAccount', 'Document', 'Picture')) not valid;

alter table signals
  drop constraint signals_kind_check,
  add constraint signals_kind_check
    check (kind in ('Trn', 'Phone', 'BankAccount', 'Document', 'Picture', 'PromoBurst', 'AddressBurst')) not valid;

alter table signal_searches
  drop constraint signal_searches_source_check,
  add constraint signal_searches_source_check check (source in ('Accounts', 'Submissions', 'SignUps', 'Pictures')) not valid;

insert into signal_searches (source, until) values ('Pictures', '1970-01-01T00:00:00Z');
