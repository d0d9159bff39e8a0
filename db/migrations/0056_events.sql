-- What happened is one event: its entry in the audit trail, the activity of its person and the mails about it share an id, that of the entry.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file adding-not-nullable-field, constraint-missing-not-valid

alter table activities
  add column event_id uuid,
  -- As the program declares it, `area.verb`: the action of the trail's entry where there is one.
  add column happening text;

alter table mails add column event_id uuid;

-- Both told of the same in the same moment; of the two last actions the person's timeline did not know so.
update activities a set event_id = (
  select e.id from audit_entries e
  where e.account_id = a.account_id and e.created_at = a.created_at and e.action in ('information.submit', 'verification.submit',
    'verification.approve', 'verification.reject', 'application.approve', 'application.reject', 'agreement.prepare', 'agreement.sign',
    'agreement.decline', 'agreement.cancel', 'disbursement.record', 'loan.repay', 'loan.reverse_repayment', 'loan.reverse_entry', 'loan.refund',
    'loan.approve_waiver', 'loan.approve_write_off', 'loan.grant_new_date', 'loan.refuse_new_date', 'prize.redeem', 'acquisition.fulfil',
    'acquisition.cancel', 'contest.join', 'seeds.adjust', 'file.virus_found', 'loan.approve_payout_reversal', 'information.reopen')
  order by e.id limit 1);

update activities a set happening = case a.action
  when 'submittedInfo' then 'information.submit'
  when 'submittedForVerification' then 'verification.submit'
  when 'infoVerified' then 'verification.approve'
  when 'infoRejected' then case when e.action = 'information.reopen' then e.action else 'verification.reject' end
  when 'pointsReceived' then case
    when a.details #>> '{pointsInformation,isAdjustment}' is null then 'seeds.earn'
    when e.action = 'seeds.adjust' then e.action
    else 'seeds.take_back' end
  when 'loanRejected' then 'application.reject'
  when 'loanApproved' then 'application.approve'
  when 'agreementReady' then 'agreement.prepare'
  when 'agreementSigned' then 'agreement.sign'
  when 'agreementDeclined' then 'agreement.decline'
  when 'agreementCancelled' then 'agreement.cancel'
  when 'loanDisbursed' then 'disbursement.record'
  when 'payoutReversed' then 'loan.approve_payout_reversal'
  when 'loanRepaid' then 'loan.settle'
  when 'repaymentReceived' then case when e.action = 'loan.repay' then e.action else 'loan.import_repayment' end
  when 'repaymentReversed' then 'loan.reverse_repayment'
  when 'loanWaived' then 'loan.approve_waiver'
  when 'loanRefunded' then 'loan.refund'
  when 'loanWrittenOff' then 'loan.approve_write_off'
  when 'loanEntryReversed' then 'loan.reverse_entry'
  when 'instalmentDue' then 'loan.remind_due'
  when 'instalmentLate' then 'loan.remind_late'
  when 'newDateGranted' then 'loan.grant_new_date'
  when 'newDateRefused' then 'loan.refuse_new_date'
  when 'prizeRedeemed' then case a.details #>> '{acquisitionInformation,status}'
    when 'Fulfilled' then 'acquisition.fulfil'
    when 'Cancelled' then 'acquisition.cancel'
    else 'prize.redeem' end
  when 'contestJoined' then 'contest.join'
  when 'contestWon' then 'contest.win'
  when 'fileInfected' then 'file.virus_found' end
from activities b left join audit_entries e on e.id = b.event_id
where b.id = a.id;

alter table activities alter column happening set not null;

-- What can happen is declared in the program, whose compiler knows every one; the database holds the shape of its names.
alter table activities add constraint activities_happening_check check (happening ~ '^[a-z_]+\.[a-z_]+$');

alter table activities drop constraint activities_action_check;

drop function allow_activity(text);
