-- Which secret-key sealed the secrets of authenticator apps and made the hashes in this database, so that a start with another one, or with none,
-- is refused before it draws a new one.
create table known_secret_key (
  id integer primary key default 1 constraint known_secret_key_is_one check (id = 1),
  fingerprint text not null,
  first_used_at timestamptz not null
);
