-- A first loan repaid early opens larger amounts later: on which day, until that is done.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file require-concurrent-index-creation

alter table loans add column opens_next_on date check (opens_next_on is null or (partner_id is null and opens_next_on > disbursed_on));

create index loans_opening_next on loans (opens_next_on, id) where opens_next_on is not null;
