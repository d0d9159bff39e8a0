-- An edit of a section that drops what the decision policy reads: asked for with a reason, published when a second person approves it.

create table form_requests (
  id uuid primary key,
  section_id uuid not null references information_schemas (id),
  -- The edition that the edit was begun from, and all that it publishes.
  edition integer not null check (edition > 0),
  content jsonb not null,
  taken_from uuid references form_versions (id),
  drops text[] not null check (cardinality(drops) > 0),
  reason text not null check (length(reason) between 1 and 2000),
  asked_by uuid not null references accounts (id),
  asked_at timestamptz not null,
  status text not null default 'Asked' check (status in ('Asked', 'Done', 'Refused', 'Withdrawn')),
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  decision_note text check (length(decision_note) between 1 and 2000),
  constraint form_requests_two_people check (decided_by <> asked_by),
  constraint form_requests_settled_whole check (
    (status = 'Asked') = (decided_at is null) and (status in ('Done', 'Refused')) = (decided_by is not null))
);

create unique index form_requests_one_open on form_requests (section_id) where status = 'Asked';

create index form_requests_waiting on form_requests (asked_at, id) where status = 'Asked';

create function keep_form_request() returns trigger language plpgsql as $$
declare
  settled constant text[] := array['status', 'decided_by', 'decided_at', 'decision_note'];
begin
  if old.status <> 'Asked' then
    raise exception 'a settled request never changes' using errcode = '23514';
  end if;
  if to_jsonb(new) - settled is distinct from to_jsonb(old) - settled then
    raise exception 'what was asked for never changes' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger form_requests_kept before update on form_requests for each row execute function keep_form_request();

create trigger form_requests_never_removed before delete on form_requests for each row execute function refuse_change();

create trigger form_requests_never_emptied before truncate on form_requests
  for each statement execute function refuse_change();
