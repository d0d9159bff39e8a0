-- What approving an application found: the decision on the facts of that day, and why it was approved where these had got worse since the offer.

alter table applications
  add column decided_again jsonb,
  add column worse_reason text,
  add constraint applications_worse_reason_check check (worse_reason is null or decided_again is not null);
