-- Whether a file was looked through for viruses. What people sent waits until a scanner has answered; what Pimento wrote itself needs none.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation

alter table files
  add column scan text not null default 'Waiting' check (scan in ('Waiting', 'Clean', 'Infected', 'Own')),
  -- What was found in it, in the scanner's words.
  add column scan_finding text,
  add constraint a_finding_is_of_an_infected_file check ((scan = 'Infected') = (scan_finding is not null));

create index files_to_scan on files (id) where scan = 'Waiting';

select allow_activity('fileInfected');
