-- Who wrote a policy does not publish it, and it is published on a trial of 500 people, or of everybody there is.
create table policy_draft_writers (
  draft_id uuid not null references policy_drafts (id),
  account_id uuid not null references accounts (id),
  primary key (draft_id, account_id)
);

insert into policy_draft_writers (draft_id, account_id)
  select id, created_by from policy_drafts union select id, changed_by from policy_drafts;

create trigger policy_draft_writers_append_only before update or delete on policy_draft_writers for each row execute function refuse_change();

create trigger policy_draft_writers_never_emptied before truncate on policy_draft_writers for each statement execute function refuse_change();

create function publish_on_a_whole_trial() returns trigger language plpgsql as $$
begin
  if not exists (
    select from policy_trials t where t.id = new.trial_id and t.state = 'Finished' and (t.people_tried >= 500 or t.people_tried < t.people_asked)
  ) then
    raise exception 'a policy is tried on 500 people, or on everybody, before it is published' using errcode = '23514';
  end if;
  if exists (
    select from policy_trials t join policy_draft_writers w on w.draft_id = t.draft_id where t.id = new.trial_id and w.account_id = new.created_by
  ) then
    raise exception 'who wrote a policy does not publish it' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger policies_by_a_second_person before insert on policies
  for each row when (new.trial_id is not null) execute function publish_on_a_whole_trial();
