-- The primary key begins with the scope and finds by it alone: each write kept a second index for nothing.
drop index idempotency_keys_by_scope;
