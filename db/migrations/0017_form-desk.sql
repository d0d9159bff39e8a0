-- Editing of sections and their forms: every edit starts from an edition, a version may be taken from an earlier one of
-- the same form, and a form can only ever point to a version of its own.

alter table form_versions add column taken_from uuid;

alter table form_versions add constraint form_versions_with_form unique (id, form_id);

alter table form_versions add constraint form_versions_taken_from_same_form foreign key (taken_from, form_id) references form_versions (id, form_id);

alter table form_versions add constraint form_versions_bounded check (octet_length(fields::text) <= 400000);

-- Raised by every edit of the section, also by one that leaves the form as it was.
alter table information_schemas add column edition integer not null default 1 check (edition > 0);

alter table information_schemas add constraint information_schemas_own_version foreign key (form_version_id, id) references form_versions (id, form_id);

alter table verification_schemas add column edition integer not null default 1 check (edition > 0);

alter table verification_schemas add constraint verification_schemas_own_version foreign key (form_version_id, id) references form_versions (id, form_id);
