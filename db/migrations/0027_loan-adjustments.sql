-- What a lender gives up of a loan, a part of it or all that is still owed: one person asks for it, another one decides.

create table loan_adjustments (
  id uuid primary key,
  loan_id uuid not null references loans (id),
  kind text not null check (kind in ('Waiver', 'WriteOff')),
  amount_cents bigint check (amount_cents > 0),
  reason text not null check (length(btrim(reason)) between 1 and 2000),
  asked_by uuid not null references accounts (id),
  asked_at timestamptz not null,
  status text not null default 'Asked' check (status in ('Asked', 'Done', 'Refused', 'Withdrawn')),
  decided_by uuid references accounts (id),
  decided_at timestamptz check (decided_at >= asked_at),
  decision_note text check (length(btrim(decision_note)) between 1 and 2000),
  entry_id uuid unique,
  foreign key (entry_id, loan_id) references loan_entries (id, loan_id),
  constraint loan_adjustments_amount_of_waiver check ((kind = 'Waiver') = (amount_cents is not null)),
  constraint loan_adjustments_settled check ((status = 'Asked') = (decided_at is null)),
  constraint loan_adjustments_decided_by_somebody check ((status in ('Done', 'Refused')) = (decided_by is not null)),
  constraint loan_adjustments_two_people check (decided_by <> asked_by),
  constraint loan_adjustments_in_the_books check ((status = 'Done') = (entry_id is not null))
);

create unique index loan_adjustments_one_open on loan_adjustments (loan_id) where status = 'Asked';

-- What waits for a second person: the longest waiting first.
create index loan_adjustments_open on loan_adjustments (asked_at, id) where status = 'Asked';

create index loan_adjustments_by_loan on loan_adjustments (loan_id, asked_at desc, id desc);

create function keep_loan_adjustment() returns trigger language plpgsql as $$
begin
  if old.status <> 'Asked' then
    raise exception 'a settled request never changes' using errcode = '23514';
  end if;
  if (new.id, new.loan_id, new.kind, new.amount_cents, new.reason, new.asked_by, new.asked_at)
    is distinct from (old.id, old.loan_id, old.kind, old.amount_cents, old.reason, old.asked_by, old.asked_at) then
    raise exception 'what was asked for never changes' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loan_adjustments_kept before update on loan_adjustments for each row execute function keep_loan_adjustment();

create trigger loan_adjustments_never_removed before delete on loan_adjustments for each row execute function refuse_change();

create trigger loan_adjustments_never_emptied before truncate on loan_adjustments for each statement execute function refuse_change();

-- The bell tells of money received.
alter table activities drop constraint activities_action_check;

alter table activities add constraint activities_action_check check (action in ('submittedInfo', 'submittedForVerification', 'infoVerified', 'infoRejected',
  'pointsReceived', 'loanRejected', 'loanApproved', 'agreementReady', 'agreementSigned', 'agreementDeclined', 'repaymentReceived', 'repaymentReversed',
  'prizeRedeemed', 'contestJoined', 'contestWon'));
