-- The desk for prizes: edits that do not overwrite each other, prizes promised by contests, codes taken back, lists quick to search
-- and sort, what the quiz's answers amount to, and promo codes that staff add and end.

-- Counts the edits, so that one made on an outdated form is noticed.
alter table prizes add column revision integer not null default 1 check (revision > 0);

-- How many contests that are not drawn yet give it.
alter table prizes add column promised integer not null default 0 check (promised >= 0);

update prizes p set promised = (select count(*) from contests c where c.prize_id = p.id and c.drawn_at is null);

alter table prizes add constraint prizes_promised_stay check (removed_at is null or promised = 0);

create function count_promised_prizes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update prizes set promised = promised - 1 where id = old.prize_id and old.drawn_at is null;
  end if;
  if tg_op <> 'DELETE' then
    update prizes set promised = promised + 1 where id = new.prize_id and new.drawn_at is null;
  end if;
  return null;
end $$;

create trigger contests_promise_prizes after insert or delete or update of prize_id, drawn_at on contests for each row execute function count_promised_prizes();

create function keep_prize_kind() returns trigger language plpgsql as $$
begin
  if new.gives_code <> old.gives_code or (old.removed_at is not null and new.removed_at is distinct from old.removed_at) then
    raise exception 'a coupon stays one, and what was removed stays removed' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger prizes_keep_kind before update of gives_code, removed_at on prizes for each row execute function keep_prize_kind();

create index prizes_newest on prizes (created_at desc, id desc) where removed_at is null;

create index prizes_by_name on prizes (lower(name), id) where removed_at is null;

create index prizes_by_value on prizes (value_cents, id) where removed_at is null;

create index prizes_search on prizes using gin (lower(name) gin_trgm_ops) where removed_at is null;

create function count_withdrawn_codes() returns trigger language plpgsql as $$
begin
  update prizes p set stock = p.stock - gone.codes
  from (select prize_id, count(*)::int as codes from old_codes where redemption_id is null group by prize_id) gone
  where p.id = gone.prize_id and p.gives_code;
  return null;
end $$;

create trigger coupon_codes_leave_stock after delete on coupon_codes referencing old table as old_codes for each statement execute function count_withdrawn_codes();

create index redemptions_by_seeds on redemptions (seeds desc, id desc);

create index redemptions_by_status_and_seeds on redemptions (status, seeds desc, id desc);

create index quiz_answers_newest on quiz_answers (created_at desc, account_id desc);

-- In sixteen parts for each answer, so that people who hand in the quiz at the same moment do not wait for one row.
create table quiz_totals (
  question text not null check (question in ('feeling', 'draw', 'reward')),
  answer text not null,
  part integer not null,
  people integer not null,
  primary key (question, answer, part)
);

create function keep_quiz_totals() returns trigger language plpgsql as $$
declare
  given quiz_answers;
  step integer := 1;
begin
  if tg_op = 'DELETE' then
    given := old;
    step := -1;
  else
    given := new;
  end if;
  insert into quiz_totals as t (question, answer, part, people)
  select a.question, a.answer, get_byte(uuid_send(given.account_id), 15) % 16, step
  from (
    select 'feeling' as question, given.current_financial_situation_feeling as answer
    union select 'draw', given.partner_draw::text
    union select 'reward', unnest(given.rewards)
  ) a order by a.question, a.answer
  on conflict (question, answer, part) do update set people = t.people + excluded.people;
  return null;
end $$;

insert into quiz_totals (question, answer, part, people)
select a.question, a.answer, get_byte(uuid_send(a.account_id), 15) % 16, count(*)
from (
  select account_id, 'feeling' as question, current_financial_situation_feeling as answer from quiz_answers
  union select account_id, 'draw', partner_draw::text from quiz_answers
  union select account_id, 'reward', unnest(rewards) from quiz_answers
) a group by 1, 2, 3;

create trigger quiz_answers_keep_totals after insert or delete on quiz_answers for each row execute function keep_quiz_totals();

create trigger quiz_answers_stay before update on quiz_answers for each row execute function refuse_change();

alter table promo_codes add column id uuid not null default gen_random_uuid() unique;

alter table promo_codes add column created_by uuid references accounts (id);

create index promo_codes_newest on promo_codes (created_at desc, id desc);

create index promo_codes_search on promo_codes using gin (code gin_trgm_ops);

-- Whoever signed up with a code did so under its terms: they stay, and an end only ever comes sooner.
create function keep_promo_code() returns trigger language plpgsql as $$
begin
  if (new.code, new.id, new.seeds, new.max_uses, new.created_by, new.created_at)
      is distinct from (old.code, old.id, old.seeds, old.max_uses, old.created_by, old.created_at)
    or new.used < old.used
    or (new.expires_at is distinct from old.expires_at and (new.expires_at is null or new.expires_at > old.expires_at)) then
    raise exception 'a promo code keeps its terms' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger promo_codes_keep_terms before update on promo_codes for each row execute function keep_promo_code();

create trigger promo_codes_used_stay before delete on promo_codes for each row when (old.used > 0) execute function refuse_change();
