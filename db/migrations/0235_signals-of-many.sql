-- What very many share is recorded as such, once: whoever comes then is added to no signal about it, and its mark is not read again.
alter table signals add column shared_by_many boolean not null default false;

update signals s set shared_by_many = true
where (select count(*) from (select from signal_accounts p where p.signal_id = s.id limit 1001) first) = 1001;
