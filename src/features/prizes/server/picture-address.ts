// Where the picture of a prize is found, for every answer that shows a prize.
import type { IdOf } from '#shared/id.ts';

export const pictureAddress = (fileId: IdOf<'files'> | null): string | null =>
  fileId && `/api/prizes/image/${fileId}`;
