import { expect, it } from 'vitest';
import { heldPage, type Part, pathsOf } from './held-page.ts';

const at = new Date('2026-03-03T21:05:00Z');

const wholePage = async (parts: Part[], email: string): Promise<string> =>
  (await Array.fromAsync(heldPage(parts, email, at))).join('');

it('shows every record under its heading, and leaves out what was never said', async () => {
  const page = await wholePage(
    [
      { title: 'Your account', records: [{ Email: 'a@b.jm', Phone: null, 'You throw a partner': true }] },
      { title: 'Your seeds', records: [] },
    ],
    'a@b.jm',
  );
  expect(page).toContain('<dt>Email</dt><dd>a@b.jm</dd>');
  expect(page).toContain('<dt>You throw a partner</dt><dd>Yes</dd>');
  expect(page).not.toContain('<dt>Phone</dt>');
  expect(page).toContain('<p>Nothing.</p>');
  expect(page).toContain('4:05 pm, March 3rd 2026');
});

it('begins with its contents, and leads from there to each part', async () => {
  const page = await wholePage(
    [
      {
        title: 'Your account',
        records: [
          { Email: 'a@b.jm', Name: 'Ann' },
          { Email: '', Name: 'Bea' },
        ],
      },
      { title: 'Your seeds', records: [] },
    ],
    'a@b.jm',
  );
  expect(page).toContain(
    '<ul><li><a href="#p0">Your account</a> (2)</li><li><a href="#p1">Your seeds</a> (0)</li></ul></nav>',
  );
  expect(page).toContain(
    '</nav><section id="p0"><h2>Your account</h2>' +
      '<dl><div><dt>Email</dt><dd>a@b.jm</dd></div><div><dt>Name</dt><dd>Ann</dd></div></dl>' +
      '<dl><div><dt>Name</dt><dd>Bea</dd></div></dl></section>' +
      '<section id="p1"><h2>Your seeds</h2><p>Nothing.</p></section></body>',
  );
});

it('leads to each document, and names those that are lost', async () => {
  const documents = {
    title: 'Your documents',
    records: [],
    files: [
      { id: '1', name: 'my  id.jpg' },
      { id: '2', name: 'Bill <b>.pdf' },
    ],
    lost: ['old & torn.png'],
  };
  expect(await wholePage([documents], 'a@b.jm')).toContain(
    '<h2>Your documents</h2><ul>' +
      '<li><a href="documents/01-my-id.jpg">my  id.jpg</a></li>' +
      '<li><a href="documents/02-Bill-b-.pdf">Bill &#60;b&#62;.pdf</a></li>' +
      '<li>old &#38; torn.png: we could not read this file. Please write to us about it.</li>' +
      '</ul><p>Nothing.</p></section>',
  );
});

it('lets nothing that somebody wrote become a part of the page', async () => {
  const page = await wholePage(
    [
      {
        title: '<b>',
        records: [{ '<i>': '<script>alert(1)</script>' }],
        files: [{ id: '1', name: '"><img>.pdf' }],
      },
    ],
    '<u>@b.jm',
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

it('asks for more records once those before are taken', async () => {
  let asked = 0;
  const many = {
    count: 3,
    async *batches() {
      for (const What of ['one', 'two', 'three']) {
        asked += 1;
        yield [{ What }];
      }
    },
  };
  const pieces = heldPage([{ title: 'Log', records: [], many }], 'a@b.jm', at);
  let page = '';
  for await (const piece of pieces) {
    page += piece;
    if (piece.includes('one')) expect(asked).toBe(1);
  }
  expect(page).toContain('<a href="#p0">Log</a> (3)');
  expect(page).toContain(
    ['one', 'two', 'three'].map((what) => `<dl><div><dt>What</dt><dd>${what}</dd></div></dl>`).join(''),
  );
});
