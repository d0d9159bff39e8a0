// What looks into files and pictures, loaded with the first of them: it takes some twenty megabytes of a server's memory.
import type sharp from 'sharp';

let ofPictures: Promise<typeof sharp> | undefined;

export function openSharp(): Promise<typeof sharp> {
  ofPictures ??= import('sharp').then(({ default: sharp }) => {
    // Each picture is decoded on one core, whatever the machine has.
    sharp.concurrency(1);
    return sharp;
  });
  return ofPictures;
}

export const fileTypeOf = async (bytes: Buffer) => (await import('file-type')).fileTypeFromBuffer(bytes);
