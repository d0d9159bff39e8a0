// Seals every TRN, ID and account number with the newest of DATA_KEYS while the server goes on, and says which keys may be taken out then.
import { sealNumbers } from '../../src/features/verification/server/seal-numbers.ts';
import { noNotices } from '../../src/platform/server/database/notices.ts';
import { openFiles } from '../../src/platform/server/file-store.ts';
import { leftToNobody } from '../../src/platform/server/jobs.ts';
import { dataKeysOf } from '../../src/platform/server/sealing/data-keys.ts';
import { asGuest } from './configured.mjs';

export async function run() {
  return asGuest(async ({ db }, config) => {
    const services = { config, db, files: openFiles(config), jobs: leftToNobody, notices: noNotices };
    const { newest } = await dataKeysOf(config);
    const { rows, retired } = await sealNumbers(services, new Date(), (done) =>
      console.log(`${done} records are sealed with the key '${newest}' …`),
    );
    console.log(`Done: ${rows} records were sealed anew; all are under the key '${newest}'.`);
    for (const id of retired)
      console.log(`The key '${id}' opens nothing here any more. Older backups still need it.`);
    return 0;
  });
}
