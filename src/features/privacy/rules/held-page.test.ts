import { expect, it } from 'vitest';
import { heldPage, pathsOf } from './held-page.ts';

const at = new Date('2026-03-03T21:05:00Z');

it('shows every record under its heading, and leaves out what was never said', () => {
  const page = heldPage(
    [
      { title: 'Your account', records: [{ Email: 'a@b.jm', Phone: null, 'You throw a partner': true }] },
      { title: 'Your seeds', records: [] },
    ],
    'a@b.jm',
    at,
  );
  expect(page).toContain('<dt>Email</dt><dd>a@b.jm</dd>');
  expect(page).toContain('<dt>You throw a partner</dt><dd>Yes</dd>');
  expect(page).not.toContain('<dt>Phone</dt>');
  expect(page).toContain('<p>Nothing.</p>');
  expect(page).toContain('4:05 pm, March 3rd 2026');
});

it('lets nothing that somebody wrote become a part of the page', () => {
  const page = heldPage(
    [
      {
        title: '<b>',
        records: [{ '<i>': '<script>alert(1)</script>' }],
        files: [{ id: '1', name: '"><img>.pdf' }],
      },
    ],
    '<u>@b.jm',
    at,
  );
  expect(page).not.toMatch(/<(script|i|b|u|img)>/);
});

it('gives each file a place of its own that every system can unpack', () => {
  const files = [
    { id: '1', name: 'my id.jpg' },
    { id: '2', name: '../../etc/passwd' },
    { id: '3', name: 'Ünterlage:2.pdf' },
    { id: '4', name: '...' },
  ];
  expect([...pathsOf([{ title: '', records: [], files }]).values()]).toEqual([
    'documents/01-my-id.jpg',
    'documents/02-etc-passwd',
    'documents/03-Ünterlage-2.pdf',
    'documents/04-file',
  ]);
});
