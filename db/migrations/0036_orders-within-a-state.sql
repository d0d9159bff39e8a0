-- The portfolio in one state by what is owed and by what falls due: along the indexes of all loans, most of them would be passed over.

create index loans_by_state_most_owed on loans (state, owed_cents desc, id desc);

create index loans_by_state_next_due on loans (state, oldest_due_on, id);

create index loans_of_owner_by_state_most_owed on loans (owner_id, state, owed_cents desc, id desc);

create index loans_of_owner_by_state_next_due on loans (owner_id, state, oldest_due_on, id);
