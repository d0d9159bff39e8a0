#!/bin/sh
# Runs once, when the database of deploy/compose.yaml is laid out: the role that serves, which owns nothing.
psql -v ON_ERROR_STOP=1 -v password="$PIMENTO_PASSWORD" -U postgres -d pimento <<'SQL'
create role pimento login password :'password';
SQL
