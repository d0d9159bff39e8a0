-- What reaches people's phones while the app is closed: the browsers that asked for it, and what each person allows.

create table push_devices (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- In which it was registered last. That session may have expired since; logging out of it ends the device.
  session_id uuid not null,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  registered_at timestamptz not null
);

create index push_devices_by_account on push_devices (account_id, registered_at desc, id desc);

create index push_devices_by_session on push_devices (session_id);

create trigger push_devices_not_for_erased before insert on push_devices for each row execute function refuse_for_erased();

-- One row for each time that a person allowed it, in which wording; withdrawn, but never changed or removed.
create table push_consents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  subject text not null check (subject in ('Decision', 'Payment', 'Document')),
  text_version integer not null check (text_version > 0),
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);

create unique index push_consents_one_standing on push_consents (account_id, subject) where withdrawn_at is null;

create index push_consents_by_account on push_consents (account_id, given_at desc, id desc);

create trigger push_consents_only_withdrawn before update on push_consents for each row execute function only_withdraw_consent();

create trigger push_consents_never_removed before delete on push_consents for each row execute function refuse_change();

create trigger push_consents_never_emptied before truncate on push_consents for each statement execute function refuse_change();

create trigger push_consents_not_for_erased before insert on push_consents for each row execute function refuse_for_erased();
