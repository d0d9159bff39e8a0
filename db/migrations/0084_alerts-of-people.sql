-- Admins are told of a borrower or lender who is refused again and again, and of an address that signs up more people than it may.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid

alter table security_alerts
  drop constraint security_alerts_pattern_check,
  add constraint security_alerts_pattern_check check (pattern in ('many_accounts', 'refused_staff', 'refused_person', 'many_codes', 'many_sign_ups'));
