// Where the picture of a prize is found, for every answer that shows a prize.

export const pictureAddress = (fileId: string | null): string | null =>
  fileId && `/api/prizes/image/${fileId}`;
