-- The portfolio of one step of ageing. Most steps are of one state, whose indexes serve them; loans of 61 to 90 days are in arrears
-- or, on day 90, in default, and few of 31 to 60 days are among all that are in arrears.

create index loans_by_step_newest on loans (ageing, created_at desc, id desc) where ageing in ('31-60', '61-90');

create index loans_by_step_most_owed on loans (ageing, owed_cents desc, id desc) where ageing in ('31-60', '61-90');
