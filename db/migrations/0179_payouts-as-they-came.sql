-- Payouts in the order in which they came among everything that waits, and an officer's own signals: both were read whole and then put in order.

-- Not concurrently, which a transaction cannot: both indexes hold what waits alone, and are made within a second.
-- squawk-ignore require-concurrent-index-creation
create index agreements_payable on agreements ((coalesce(payable_at, signed_at)), id)
  where signed_at is not null and paid_on is null and cancelled_at is null and erased_at is null;

-- squawk-ignore require-concurrent-index-creation
create index signals_waiting_of_owner on signals (owner_id) where state = 'Open';
