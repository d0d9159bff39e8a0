-- Payouts that are late were found among all agreements ever signed: some thirty thousandths of a second of 78 000. They lie at the beginning of this index.

-- Not concurrently, as migrations run in one transaction: it holds what is signed and not paid, which is little.
-- squawk-ignore require-concurrent-index-creation
create index agreements_overdue on agreements (payable_at)
  where signed_at is not null and paid_on is null and cancelled_at is null and erased_at is null;
