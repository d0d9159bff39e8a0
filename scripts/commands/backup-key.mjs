// Makes a pair of keys for encrypted backups: the file for BACKUP_IDENTITY_FILE, on standard output, and what BACKUP_RECIPIENT is set to.
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

export async function run() {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  console.log(`# BACKUP_RECIPIENT=${recipient}\n${identity}`);
  console.error(`BACKUP_RECIPIENT=${recipient}`);
  return 0;
}
