// Takes a new picture of a person; the one before is forgotten, on disk too.

import { happened } from '#features/activity/server/happened.ts';
import { forgetFiles } from '#platform/server/database/file-rows.ts';
import type { Received } from '#platform/server/http/route.ts';
import { cleanFile, keepFile, pixelsOf } from '#platform/server/keep-file.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountEndpoints, Profile } from '../../contract.ts';
import { accountFieldTexts } from '../../texts/accounts.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { pictureChanged } from '../happenings.ts';
import { profileOf } from '../read-profile.ts';
import { sessionRecordOf } from '../session-record.ts';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'];
const MOST_BYTES = 5 * 2 ** 20;
/** The most pixels of a picture: what phones call 12 megapixels is a little more than that. */
const MOST_PIXELS = 12 * 2 ** 20;

export async function changePicture(
  work: Work<Actor>,
  { files }: Received<typeof accountEndpoints, 'PUT /api/accounts/image/update'>,
): Promise<Profile> {
  const [file] = files;
  if (!file || files.length > 1 || file.field !== 'file') return refuseFile(accountFieldTexts.pictureMissing);
  if (file.truncated || file.bytes.length > MOST_BYTES) return refuseFile(accountFieldTexts.pictureTooBig);
  if ((await pixelsOf(file.bytes)) > MOST_PIXELS) return refuseFile(accountFieldTexts.pictureTooManyPixels);
  const { id } = work.actor;
  const picture = await cleanFile(file, id);
  const before = await transactionWithFiles(work, [picture], async (work, [written = null]) => {
    const { image_file_id } = await work.db
      .selectFrom('accounts')
      .select('image_file_id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = await keepFile(work, 'file', written, EXTENSIONS, accountFieldTexts.pictureUnsupported);
    await work.db.updateTable('accounts').set({ image_file_id: stored.id }).where('id', '=', id).execute();
    if (image_file_id) await forgetFiles(work, [image_file_id]);
    await happened(work, pictureChanged, { subjectId: id, accountId: id });
    return image_file_id;
  });
  if (before) await work.services.files.letGo([before]);
  work.cookies.describe(await sessionRecordOf(work, id));
  return profileOf(work, id);
}

const refuseFile = (error: string): never =>
  refuse(accountRefusals['account.fields'], { fields: { file: error } });
