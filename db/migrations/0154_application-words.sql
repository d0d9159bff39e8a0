-- What a lender asks an applicant besides, and is answered, beside the application; and what it notes for its own people.

create table application_words (
  id uuid primary key,
  application_id uuid not null references applications (id),
  partner_id uuid not null references partners (id),
  kind text not null check (kind in ('Asked', 'Answered', 'Note')),
  written_by uuid not null references accounts (id),
  text text not null check (length(text) between 1 and 2000),
  -- Which papers are asked for.
  wants text[] not null default '{}' check (wants <@ array['Identity', 'Address', 'Income', 'Bank']),
  written_at timestamptz not null,
  constraint application_words_only_asked_want check (kind = 'Asked' or wants = '{}')
);

create index application_words_by_application on application_words (application_id, kind, written_at, id);

create function keep_application_words() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['text'] = to_jsonb(old) - array['text'] and exists (
    select from applications p join accounts a on a.id = p.account_id
    where p.id = old.application_id and a.erased_at is not null) then
    return new;
  end if;
  raise exception 'what was written about an application never changes' using errcode = '23514';
end $$;

create trigger application_words_kept before update on application_words
  for each row execute function keep_application_words();

create trigger application_words_never_removed before delete on application_words
  for each row execute function refuse_change();

create trigger application_words_never_emptied before truncate on application_words
  for each statement execute function refuse_change();
