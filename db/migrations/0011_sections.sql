-- Sections that are put out of reach for a while, and the answers of reopened ones found again by their owner.

-- False: its card is shown dimmed and its form takes nothing, without hiding it.
alter table information_schemas add column disable_possible boolean not null default true;

create index submissions_reopened on submissions (account_id, created_at) where reopened_at is not null;
