-- What officers decided in some days, read along an index: redemptions and what a second person decides were the last without one.

-- Not concurrently, which a transaction cannot: both tables hold what people did by hand, and are read through within a second.
-- squawk-ignore require-concurrent-index-creation
create index redemptions_settled on redemptions (settled_at) where settled_at is not null;

-- squawk-ignore require-concurrent-index-creation
create index loan_adjustments_decided on loan_adjustments (decided_at) where decided_at is not null;
