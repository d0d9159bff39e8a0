-- Whether a file was looked through for viruses. What people sent waits until a scanner has answered; what Pimento wrote itself needs none.

alter table files
  add column scan text not null default 'Waiting' check (scan in ('Waiting', 'Clean', 'Infected', 'Own')),
  -- What was found in it, in the scanner's words.
  add column scan_finding text,
  add constraint a_finding_is_of_an_infected_file check ((scan = 'Infected') = (scan_finding is not null));

create index files_to_scan on files (id) where scan = 'Waiting';

select allow_activity('fileInfected');
