-- Staff find a person by the last digits of a phone number or a TRN, and a lender by a part of its name, from any screen.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file require-concurrent-index-creation

create index accounts_phone_end on accounts (right(regexp_replace(phone, '[^0-9]', '', 'g'), 4)) where phone is not null;

create index submissions_trn_end on submissions (right(regexp_replace(answers ->> 'trn', '[^0-9]', '', 'g'), 4))
  where answers ? 'trn' and reopened_at is null;

create index partners_search on partners using gin (lower(name) gin_trgm_ops);
