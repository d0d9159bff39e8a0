-- Prizes, the coupon codes that some of them hand out, and who redeemed what for how many seeds.

create table prizes (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) between 1 and 4000),
  type text not null check (type in ('Redeem', 'Prize')),
  value_cents bigint not null check (value_cents >= 0),
  point_required integer not null check (point_required >= 0),
  image_file_id uuid unique references files (id),
  stock integer check (stock >= 0),
  gives_code boolean not null default false,
  added_by uuid references accounts (id),
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint redeemed_for_seeds check (type = 'Prize' or point_required > 0),
  constraint codes_are_counted check (not gives_code or stock is not null)
);

create index prizes_offered on prizes (point_required, id) where removed_at is null;

create index prizes_offered_of_type on prizes (type, point_required, id) where removed_at is null;

create table redemptions (
  id uuid primary key,
  prize_id uuid not null references prizes (id),
  account_id uuid not null references accounts (id),
  seeds integer not null check (seeds > 0),
  prize_name text not null,
  prize_type text not null,
  status text not null check (status in ('Pending', 'Fulfilled', 'Cancelled')),
  cancel_reason text,
  settled_by uuid references accounts (id),
  settled_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'Pending') = (settled_at is null)),
  check ((status = 'Cancelled') = (cancel_reason is not null))
);

create unique index redemptions_once on redemptions (account_id, prize_id) where status <> 'Cancelled';

create index redemptions_by_account on redemptions (account_id, created_at desc, id desc);

create index redemptions_newest on redemptions (created_at desc, id desc);

create index redemptions_by_status on redemptions (status, created_at desc, id desc);

create trigger redemptions_settled_once before update on redemptions for each row when (old.status <> 'Pending') execute function refuse_change();

-- In sixteen parts for each state, so that people who redeem at the same moment do not wait for one row.
create table redemption_totals (
  status text not null,
  part integer not null,
  redemptions integer not null,
  primary key (status, part)
);

create function keep_redemption_totals() returns trigger language plpgsql as $$
declare
  own_part integer := get_byte(uuid_send(new.account_id), 15) % 16;
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
    update redemption_totals set redemptions = redemptions - 1 where status = old.status and part = own_part;
  end if;
  insert into redemption_totals as t (status, part, redemptions) values (new.status, own_part, 1)
  on conflict (status, part) do update set redemptions = t.redemptions + 1;
  return null;
end $$;

create trigger redemptions_keep_totals after insert or update on redemptions for each row execute function keep_redemption_totals();

create table coupon_codes (
  id uuid primary key,
  prize_id uuid not null references prizes (id),
  code text not null check (length(code) between 1 and 100),
  redemption_id uuid unique references redemptions (id),
  created_at timestamptz not null,
  unique (prize_id, code)
);

create index coupon_codes_free on coupon_codes (prize_id, id) where redemption_id is null;

create trigger coupon_codes_handed_out_once before update or delete on coupon_codes for each row when (old.redemption_id is not null) execute function refuse_change();

create function count_new_codes() returns trigger language plpgsql as $$
begin
  update prizes p set stock = p.stock + added.codes
  from (select prize_id, count(*)::int as codes from new_codes group by prize_id) added
  where p.id = added.prize_id and p.gives_code;
  return null;
end $$;

create trigger coupon_codes_are_stock after insert on coupon_codes referencing new table as new_codes for each statement execute function count_new_codes();
