-- What an officer has asked a second person for was found among all applications that wait: they lie at the officer's place in this index.

-- Not concurrently, as migrations run in one transaction: it holds the few that wait for a second approval, and reading the table for it keeps an application
-- that is handed in meanwhile waiting for half a second of a million.
-- squawk-ignore require-concurrent-index-creation
create index applications_first_approved on applications (first_approved_by, created_at, id)
  where status = 'Pending' and first_approved_by is not null;
