-- What people join a contest under stays as it was at its opening: what there is to win and by which wheel, seeds, rules, approval and claim period.

create or replace function keep_contest_promises() returns trigger language plpgsql as $$
begin
  if old.opened_at is not null
    and (new.commitment, new.opened_at, new.prize_id, new.max_winners, new.starts_at, new.description, new.category, new.points, new.approval_number, new.rules, new.claim_days)
      is distinct from (old.commitment, old.opened_at, old.prize_id, old.max_winners, old.starts_at, old.description, old.category, old.points, old.approval_number, old.rules, old.claim_days) then
    raise exception 'what a contest promised at its opening stays' using errcode = '23514';
  end if;
  if old.drawn_at is not null and (new.drawn_at, new.seed, new.ends_at, new.participants) is distinct from (old.drawn_at, old.seed, old.ends_at, old.participants) then
    raise exception 'a draw stays as it was made' using errcode = '23514';
  end if;
  return new;
end $$;
