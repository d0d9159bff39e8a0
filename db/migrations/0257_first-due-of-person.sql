-- A list that shows by when each person's documents are due read all that wait of a person and sorted them, for each of its rows. Along this
-- index the first is the one that is due first, and only that one is read.

-- Not concurrently, as migrations run in one transaction. It holds only what waits for a verdict.
-- squawk-ignore require-concurrent-index-creation
create index verifications_due_of_person on verifications (account_id, audience, created_at, id) where status = 'Submitted';

-- squawk-ignore require-concurrent-index-deletion
drop index verifications_waiting_of_person;
