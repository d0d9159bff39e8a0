-- The figures that say whether the score works read loans by the day on which they were paid out.

create index loans_by_disbursement on loans (disbursed_on desc, id desc) where partner_id is null and state <> 'Reversed';
