-- What staff do: the version that an edit of a contest began from, what became of each prize that was won, and old words of the landing brought back.

alter table contests add column version integer not null default 1 check (version > 0);

create index contests_by_begin on contests (starts_at, id);

create index contests_by_name on contests (lower(name), id);

-- As before; besides, nothing that a drawn contest was held under changes any more.
create or replace function keep_contest_promises() returns trigger language plpgsql as $$
begin
  if old.opened_at is not null and (new.commitment, new.opened_at, new.prize_id, new.max_winners, new.starts_at)
      is distinct from (old.commitment, old.opened_at, old.prize_id, old.max_winners, old.starts_at) then
    raise exception 'what a contest promised at its opening stays' using errcode = '23514';
  end if;
  if old.drawn_at is not null and (new.drawn_at, new.seed, new.ends_at, new.participants, new.points, new.rules, new.claim_days, new.category)
      is distinct from (old.drawn_at, old.seed, old.ends_at, old.participants, old.points, old.rules, old.claim_days, old.category) then
    raise exception 'a draw stays as it was made' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger contests_removed_before_opening before delete on contests for each row when (old.opened_at is not null) execute function refuse_change();

create table contest_claims (
  contest_id uuid not null,
  place integer not null,
  status text not null check (status in ('Claimed', 'Unclaimed')),
  recorded_by uuid not null references accounts (id),
  created_at timestamptz not null,
  primary key (contest_id, place),
  foreign key (contest_id, place) references contest_winners (contest_id, place)
);

-- The last day for claiming is over when it is over in Jamaica.
create function check_contest_claim() returns trigger language plpgsql as $$
begin
  if new.status = 'Unclaimed' and not exists (
    select 1 from contest_winners
    where contest_id = new.contest_id and place = new.place and claim_by < ((new.created_at at time zone 'UTC') - interval '5 hours')::date
  ) then
    raise exception 'a prize can be claimed until its last day is over' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger contest_claims_checked before insert on contest_claims for each row execute function check_contest_claim();

create trigger contest_claims_append_only before update or delete on contest_claims for each row execute function refuse_change();

create trigger contest_claims_never_emptied before truncate on contest_claims for each statement execute function refuse_change();

alter table landing_copies add column reverted_to integer references landing_copies (version) check (reverted_to < version);
