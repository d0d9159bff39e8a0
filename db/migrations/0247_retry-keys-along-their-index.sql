-- A retry key is looked for along each week's index. A week is made empty, and one that was vacuumed while it was (after a restore, by an operator)
-- is planned to be read whole: every connection kept that plan while the week filled, and each write read all keys of the week.
create or replace function refuse_known_key() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.scope || ' ' || new.key, 0));
  if exists (select from idempotency_keys where scope = new.scope and key = new.key) then
    raise exception 'this key has been used' using errcode = '23505', table = 'idempotency_keys', constraint = 'idempotency_keys_pkey';
  end if;
  return new;
end $$;
