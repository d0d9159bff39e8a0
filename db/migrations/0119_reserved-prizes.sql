-- A published contest holds what it gives: the stock of its prize is reserved from its publishing until each prize is handed over or was not
-- claimed, and what is handed over leaves the stock.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid

alter table prizes add column reserved integer not null default 0 check (reserved >= 0);

-- As many as may win; once it is drawn, as many as have won and wait for it.
create function prizes_held_by(c contests) returns integer language sql stable as $$
  select case
    when c.drawn_at is not null then (select count(*)::int from contest_winners w where w.contest_id = c.id
      and not exists (select from contest_claims l where l.contest_id = w.contest_id and l.place = w.place))
    when c.status = 'Active' then c.max_winners
    else 0
  end
$$;

create or replace function count_promised_prizes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update prizes set promised = promised - (old.drawn_at is null)::int, reserved = greatest(0, reserved - prizes_held_by(old)) where id = old.prize_id;
  end if;
  if tg_op <> 'DELETE' then
    update prizes set promised = promised + (new.drawn_at is null)::int, reserved = reserved + prizes_held_by(new) where id = new.prize_id;
  end if;
  return null;
end $$;

drop trigger contests_promise_prizes on contests;

create trigger contests_promise_prizes after insert or delete or update of prize_id, drawn_at, status, max_winners on contests
  for each row execute function count_promised_prizes();

-- The stock of a coupon is the number of its codes: there the code that is handed over is taken out of it.
create function settle_reserved_prize() returns trigger language plpgsql as $$
begin
  update prizes p set reserved = greatest(0, p.reserved - 1),
      stock = case when new.status = 'Claimed' and not p.gives_code then greatest(0, p.stock - 1) else p.stock end
    from contests c where c.id = new.contest_id and p.id = c.prize_id;
  return null;
end $$;

create trigger contest_claims_settle_prize after insert on contest_claims for each row execute function settle_reserved_prize();

-- What was promised beyond the stock before contests reserved it cannot be reserved; the rest can.
update prizes p set reserved = least(coalesce(p.stock, c.held), c.held)
  from (select prize_id, sum(prizes_held_by(contests))::int as held from contests group by prize_id) c where c.prize_id = p.id and c.held > 0;

alter table prizes add constraint prizes_reserved_in_stock check (stock is null or reserved <= stock);
