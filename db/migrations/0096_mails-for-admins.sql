-- A mail whose words only admins read in the log of outgoing e-mail: what somebody without an account was answered to a complaint.

alter table mails add column for_admins boolean not null default false;

update mails set for_admins = true
  where account_id is null and event_id in (select id from audit_entries where action = 'complaint.answer');
