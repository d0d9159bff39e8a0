import { describe, expect, it } from 'vitest';
import { acceptOf, asJpegName, mediaTypeOf, withEnding } from './media-type.ts';

const file = (head: string) => new Blob([Uint8Array.from([...head], (sign) => sign.charCodeAt(0))]);

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x00\x10\x00\x00WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7', 'application/pdf'],
  ])('is known by its first bytes: %j', async (head, type) => {
    expect(await mediaTypeOf(file(head))).toBe(type);
  });

  it.each(['<svg xmlns', 'MZ\x90', '', 'RIFF\x00\x10\x00\x00WAVE', ' %PDF-1.7'])(
    'is unknown for %j, whatever its name',
    async (head) => {
      expect(await mediaTypeOf(file(head))).toBeNull();
    },
  );
});

describe('its name', () => {
  it('gets an ending only where it has none', () => {
    expect(withEnding('scan', 'application/pdf')).toBe('scan.pdf');
    expect(withEnding('photo.png', 'image/jpeg')).toBe('photo.png');
    expect(withEnding('', 'image/jpeg')).toBe('document.jpg');
  });

  it('loses the path that some browsers add', () => {
    expect(withEnding('C:\\fakepath\\bill.pdf', 'application/pdf')).toBe('bill.pdf');
  });

  it('says that a picture became a JPEG', () => {
    expect(asJpegName('my.id.png')).toBe('my.id.jpg');
    expect(asJpegName('')).toBe('photo.jpg');
  });
});

it('the chooser is given both types and endings', () => {
  expect(acceptOf(['jpg', 'pdf'])).toBe('image/jpeg,.jpg,.jpeg,application/pdf,.pdf');
});
