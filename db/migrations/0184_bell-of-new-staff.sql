-- The admins' bell rings when somebody is added to the staff or made an admin, not only for patterns among refused calls.

alter table security_alerts
  drop constraint security_alerts_pattern_check,
  add constraint security_alerts_pattern_check check (pattern in
    ('many_accounts', 'refused_staff', 'refused_person', 'many_codes', 'many_sign_ups', 'staff_added', 'admin_made')) not valid;
