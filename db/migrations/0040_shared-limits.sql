-- Calls of an address in a minute, shared between the servers on one database. Not logged: after a crash they are counted anew.

create unlogged table call_counts (
  subject text not null check (subject ~ '^[0-9a-f]{64}$'),
  minute integer not null,
  calls integer not null check (calls > 0),
  primary key (subject, minute)
);
