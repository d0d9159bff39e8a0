-- Since when the money of a signed agreement can be handed over: signed, and everything verified that is needed before. The 24 hours begin there.

alter table agreements add column payable_at timestamptz;

-- Whoever has signed before was promised the money from the signature on.
update agreements set payable_at = signed_at where signed_at is not null;

-- Not validated apart: agreements are few beside what else a server of ours holds, and are read through within a second.
-- squawk-ignore constraint-missing-not-valid
alter table agreements add constraint agreements_payable_once_signed check (payable_at is null or (signed_at is not null and payable_at >= signed_at));
