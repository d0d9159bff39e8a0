-- How many of the last months' decisions came within 24 hours: counted along what was decided, without reading the rows.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file require-concurrent-index-creation

create index verifications_decided on verifications (audience, decided_at) include (created_at) where decided_at is not null;

create index applications_decided on applications (decided_at) include (created_at) where decided_at is not null and partner_id is null;
