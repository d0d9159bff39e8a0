// Every command that an operator gives, by its name; each runs in this process, and what it answers is the exit code.
const COMMANDS = {
  serve: ['serves until a signal ends it', () => import('./commands/serve.mjs')],
  migrate: ['brings the database to this version, and ends', () => import('./commands/migrate.mjs')],
  verify: [
    'proves that balances, records, files and the audit log are right',
    () => import('./commands/verify.mjs'),
  ],
  backup: ['writes a backup of one moment into BACKUP_DIR', () => import('./commands/backup.mjs')],
  'backup:key': ['makes a pair of keys for encrypted backups', () => import('./commands/backup-key.mjs')],
  'backup:drill': [
    'restores the newest backup aside and verifies it',
    () => import('./commands/backup-drill.mjs'),
  ],
  restore: ['brings a backup back into an empty installation', () => import('./commands/restore.mjs')],
  'files:move': ['brings files to where FILES_IN says', () => import('./commands/files-move.mjs')],
  'keys:rotate': [
    'seals every TRN and account number with the newest of DATA_KEYS, beside whoever serves',
    () => import('./commands/keys-rotate.mjs'),
  ],
  'admin:create': ['opens an account for an admin', () => import('./commands/admin-create.mjs')],
};

const [name = '', ...args] = process.argv.slice(2);
const known = Object.entries(COMMANDS).find(([each]) => each === name);
if ([name, ...args].some((word) => word === '--help' || word === '-h')) console.log(usage());
else if (known) {
  const [, [, load]] = known;
  process.exitCode = await load()
    .then(({ run }) => {
      if (run.length === 0 && args.length > 0)
        throw new Error(`${name} takes no arguments; ${args.join(' ')} was given. Nothing was done.`);
      return run(args);
    })
    .catch((error) => {
      console.error(error.message);
      return 2;
    });
} else {
  console.error(usage());
  process.exitCode = 2;
}

function usage() {
  const lines = Object.entries(COMMANDS).map(([each, [what]]) => `  ${each.padEnd(13)} ${what}`);
  return ['./pimento <command>', ...lines].join('\n');
}
