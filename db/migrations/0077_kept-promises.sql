-- How many of the last months' decisions came within 24 hours: counted along what was decided, without reading the rows.

create index verifications_decided on verifications (audience, decided_at) include (created_at) where decided_at is not null;

create index applications_decided on applications (decided_at) include (created_at) where decided_at is not null and partner_id is null;
