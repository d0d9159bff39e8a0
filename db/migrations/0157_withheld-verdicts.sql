-- Which verdicts a reader is not told: those that another officer gave, while a second look at them waits and may be the reader's.
-- Of null there are none. `submission_id` is null where the documents were sent again since, and the section no longer says that verdict.

create function withheld_from(reader uuid)
returns table (verification_id uuid, submission_id uuid, account_id uuid, audience text, event_id uuid, verdict text)
language sql stable as $$
  select v.id, s.id, v.account_id, v.audience, v.verdict_event, l.first_verdict
  from second_looks l join verifications v on v.id = l.verification_id
  left join submissions s on s.id = v.submission_id and s.reopened_at is null
    and not exists (select from verifications later where later.submission_id = s.id and later.attempt > v.attempt)
  where l.second_by is null and l.first_by <> reader
$$;
