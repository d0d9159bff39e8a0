-- What follows from a new submission, and from a new redemption, is done by one trigger and one statement: each trigger and each statement of its
-- own cost as much again as what it did. Nothing else is counted or refused than before.

create function keep_new_submission() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  with stale as (
    update prequalification_figures set is_stale = true where account_id = new.account_id
  ), daily as (
    insert into daily_figures as d (figure, day, part, count)
    values ('informationSubmitted', jamaica_day(new.created_at), get_byte(uuid_send(new.account_id), 15) % 16, 1)
    on conflict (figure, day, part) do update set count = d.count + excluded.count
  ), counted as (
    insert into progress as p (account_id, audience, submitted, waiting, verified, rejected, changed_at)
    values (new.account_id, new.audience, 1, (new.status = 'SubmittedForVerfication')::int, (new.status = 'Verified')::int,
      (new.status = 'Rejected')::int, new.changed_at)
    on conflict (account_id, audience) do update set submitted = p.submitted + 1, waiting = p.waiting + excluded.waiting,
      verified = p.verified + excluded.verified, rejected = p.rejected + excluded.rejected, changed_at = excluded.changed_at
  )
  -- Read and held before the parts above write, so that whoever erases the account meanwhile and this never wait for each other.
  select erased_at into erased from accounts where id = new.account_id for key share;
  if erased is not null then
    raise exception '% takes nothing for a deleted account', tg_table_name using errcode = '23514';
  end if;
  return null;
end $$;

drop trigger submissions_not_for_erased on submissions;

drop trigger submissions_keep_progress on submissions;

drop trigger submissions_keep_daily on submissions;

drop trigger submissions_mark_figures on submissions;

create trigger submissions_keep_new after insert on submissions
  for each row execute function keep_new_submission();

create trigger submissions_keep_daily after delete on submissions
  for each row execute function keep_daily_submissions();

create trigger submissions_mark_figures after delete on submissions
  for each row execute function mark_figures_stale();

-- New submissions are counted above; this is left with those that change.
create or replace function keep_progress() returns trigger language plpgsql as $$
begin
  update progress set
    submitted = submitted + (new.reopened_at is null)::int - (old.reopened_at is null)::int,
    waiting = waiting + (new.reopened_at is null and new.status = 'SubmittedForVerfication')::int - (old.reopened_at is null and old.status = 'SubmittedForVerfication')::int,
    verified = verified + (new.reopened_at is null and new.status = 'Verified')::int - (old.reopened_at is null and old.status = 'Verified')::int,
    rejected = rejected + (new.reopened_at is null and new.status = 'Rejected')::int - (old.reopened_at is null and old.status = 'Rejected')::int,
    changed_at = new.changed_at
  where account_id = new.account_id and audience = new.audience;
  return null;
end $$;

create or replace function keep_daily_submissions() returns trigger language plpgsql as $$
begin
  perform add_to_day('informationSubmitted', old.created_at, old.account_id, -1);
  if tg_op = 'UPDATE' then perform add_to_day('informationSubmitted', new.created_at, new.account_id, 1); end if;
  return null;
end $$;

create function keep_new_redemption() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  with counted as (
    insert into redemption_totals as t (status, part, redemptions)
    values (new.status, get_byte(uuid_send(new.account_id), 15) % 16, 1)
    on conflict (status, part) do update set redemptions = t.redemptions + 1
  )
  select erased_at into erased from accounts where id = new.account_id for key share;
  if erased is not null then
    raise exception '% takes nothing for a deleted account', tg_table_name using errcode = '23514';
  end if;
  return null;
end $$;

drop trigger redemptions_not_for_erased on redemptions;

drop trigger redemptions_keep_totals on redemptions;

create trigger redemptions_keep_new after insert on redemptions
  for each row execute function keep_new_redemption();

create trigger redemptions_keep_totals after update on redemptions
  for each row execute function keep_redemption_totals();

create or replace function keep_redemption_totals() returns trigger language plpgsql as $$
declare
  own_part integer := get_byte(uuid_send(new.account_id), 15) % 16;
begin
  if new.status = old.status then return null; end if;
  update redemption_totals set redemptions = redemptions - 1 where status = old.status and part = own_part;
  insert into redemption_totals as t (status, part, redemptions) values (new.status, own_part, 1)
  on conflict (status, part) do update set redemptions = t.redemptions + 1;
  return null;
end $$;
