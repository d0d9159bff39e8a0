-- The loan agreement: its words by version, the paper made of them for an approved application, and the signature under it.

create table agreement_templates (
  version integer primary key check (version > 0),
  body jsonb not null,
  published_at timestamptz not null,
  created_at timestamptz not null
);

create trigger agreement_templates_append_only before update or delete on agreement_templates for each row execute function refuse_change();

create trigger agreement_templates_never_emptied before truncate on agreement_templates for each statement execute function refuse_change();

-- Facts are every figure on the paper and name nobody; the name stands beside them, so that a deletion can take it away.
create table agreements (
  id uuid primary key,
  number text not null unique check (length(number) between 1 and 40),
  application_id uuid not null unique references applications (id),
  account_id uuid not null references accounts (id),
  template_version integer not null references agreement_templates (version),
  facts jsonb not null,
  borrower_name text check (length(borrower_name) > 0),
  file_id uuid unique references files (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  prepared_at timestamptz not null,
  signed_name text check (length(signed_name) > 0),
  signed_at timestamptz check (signed_at >= prepared_at),
  signed_sha256 text,
  signed_address text,
  signed_file_id uuid unique references files (id),
  signed_file_sha256 text check (signed_file_sha256 ~ '^[0-9a-f]{64}$'),
  declined_at timestamptz check (declined_at >= prepared_at),
  erased_at timestamptz,
  constraint agreements_signed_this_paper check (signed_sha256 = sha256),
  constraint agreements_signed_whole check ((signed_at is null) = (signed_sha256 is null)),
  constraint agreements_signed_by_somebody check ((signed_name is not null) = (signed_at is not null and erased_at is null)),
  constraint agreements_signed_somewhere check ((signed_address is not null) = (signed_at is not null and erased_at is null)),
  constraint agreements_signed_or_declined check (signed_at is null or declined_at is null),
  constraint agreements_copy_of_signed check (signed_file_sha256 is null or signed_at is not null),
  constraint agreements_copy_kept check ((signed_file_id is not null) = (signed_file_sha256 is not null and erased_at is null)),
  constraint agreements_erased_name_nobody check ((erased_at is null) = (borrower_name is not null and file_id is not null))
);

create index agreements_by_account on agreements (account_id, prepared_at desc, id desc);

create index agreements_signed on agreements (signed_at, id) where signed_at is not null;

create function refuse_agreement_without_approval() returns trigger language plpgsql as $$
begin
  if not exists (select from applications a where a.id = new.application_id and a.account_id = new.account_id
      and a.status = 'Approved' and a.closed_at is null) then
    raise exception 'an agreement follows an approved application' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger agreements_after_approval before insert on agreements for each row execute function refuse_agreement_without_approval();

create trigger agreements_not_for_erased before insert on agreements for each row execute function refuse_for_erased();

-- What was put before the borrower, and what the borrower answered to it, stays as written. A deletion takes the papers and
-- the names, once, and never while the loan runs.
create function keep_agreement() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.application_id, new.account_id, new.template_version, new.facts, new.sha256, new.prepared_at)
    is distinct from (old.id, old.number, old.application_id, old.account_id, old.template_version, old.facts, old.sha256, old.prepared_at) then
    raise exception 'what an agreement says never changes' using errcode = '23514';
  end if;
  if (old.signed_at is not null and (new.signed_at, new.signed_sha256) is distinct from (old.signed_at, old.signed_sha256))
    or (old.declined_at is not null and new.declined_at is distinct from old.declined_at)
    or (old.signed_file_sha256 is not null and new.signed_file_sha256 is distinct from old.signed_file_sha256)
    or (old.erased_at is not null and new.erased_at is distinct from old.erased_at) then
    raise exception 'an agreement is answered once' using errcode = '23514';
  end if;
  if new.erased_at is not null then
    if old.erased_at is null and exists (select from loans l where l.application_id = new.application_id and l.closed_at is null) then
      raise exception 'the agreement of a running loan stays' using errcode = '23514';
    end if;
  elsif (new.borrower_name, new.file_id) is distinct from (old.borrower_name, old.file_id)
    or (old.signed_at is not null and (new.signed_name, new.signed_address) is distinct from (old.signed_name, old.signed_address))
    or (old.signed_file_id is not null and new.signed_file_id is distinct from old.signed_file_id) then
    raise exception 'a signature and its papers never change' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger agreements_kept before update on agreements for each row execute function keep_agreement();

create trigger agreements_never_removed before delete on agreements for each row execute function refuse_change();

create trigger agreements_never_emptied before truncate on agreements for each statement execute function refuse_change();

-- The bell tells of agreements too.
alter table activities drop constraint activities_action_check;

alter table activities add constraint activities_action_check check (action in ('submittedInfo', 'submittedForVerification', 'infoVerified', 'infoRejected',
  'pointsReceived', 'loanRejected', 'loanApproved', 'agreementReady', 'agreementSigned', 'agreementDeclined', 'prizeRedeemed', 'contestJoined', 'contestWon'));
