-- Activities lie in 16 parts by their person, so that each part's index fits in memory where that of the whole no longer does. Not a migration
-- yet: docs/scale.md says at which number it becomes one, and tests/recipes.db.test.ts makes it one.
-- All nodes are stopped first: every activity is copied once, some minutes for a hundred million.

-- Its successor takes its name in this transaction.
-- squawk-ignore renaming-table
alter table activities rename to activities_whole;

alter table activities_whole rename constraint activities_pkey to activities_whole_pkey;

create table activities (like activities_whole including defaults including constraints) partition by hash (account_id);

do $$
begin
  for part in 0..15 loop
    execute format('create table activities_%s partition of activities for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;

insert into activities select * from activities_whole;

-- Whoever looks for one by its id alone is nobody; the person stands first because each part holds some of them.
alter table activities add constraint activities_pkey primary key (account_id, id);

drop table activities_whole;

-- squawk-ignore require-concurrent-index-creation
create index activities_by_account on activities (account_id, created_at desc, id desc);

alter table activities add constraint activities_account_id_fkey foreign key (account_id) references accounts (id);
