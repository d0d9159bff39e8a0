-- Lists that show what happened in some days, as a chart counts it: each kind of event along an index of its own.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file require-concurrent-index-creation

create index applications_approved on applications (decided_at) where status = 'Approved';

create index loans_disbursed on loans (disbursed_on) where state <> 'Reversed';

create index loans_closed on loans (closed_at) where closed_at is not null;

create index loans_defaulted on loans (defaulted_on) where defaulted_on is not null;

create index loans_written_off on loans (written_off_on) where written_off_on is not null;

create index loan_entries_paid on loan_entries (effective_on, loan_id) where kind = 'Repayment';
