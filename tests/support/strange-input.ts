// Input that nobody should send: wrong types, huge numbers, NULs, odd Unicode, deep nests, foreign fields.
import fc from 'fast-check';

/** What a caller might hope to set of an account by sending it along. */
export const FOREIGN_FIELDS = {
  userType: 'Admin',
  status: 'Active',
  infoStatus: 'FullModel',
  points: 1_000_000,
  balance: 1_000_000,
  addedBy: '01a00000-0000-7000-8000-000000000000',
  _id: '01a00000-0000-7000-8000-000000000000',
  user_type: 'Admin',
};

const STRANGE: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 2 ** 53, 1e308, -1e308, 5e-324, '', '5', ' ', 'x'.repeat(100_000)],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '😀'.repeat(200),
    'ﷺ'.repeat(300),
    '\u202Egnp.exe',
    '\r\nBcc: a@b.jm',
  ],
  ...[
    "' or 1=1; --",
    '%',
    '%00',
    '../../../etc/passwd',
    '$' + '{7*7}',
    '<script>',
    '=1+1',
    '[object Object]',
    'NaN',
  ],
  ...['0000-00-00', '9999-99-99', '2026-02-30', '+1876555', 'null', '01a00000-0000-7000-8000-000000000000'],
  ...[[], {}, [[[[[[]]]]]], [null], [{ a: [{ b: ['\0'] }] }], { length: 5 }, { toString: 'x' }],
];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...STRANGE) },
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);

/** JSON texts: a sound body with fields spoilt or added, any other JSON, and what is no JSON at all. */
export const bodies = (sound: object) => {
  const names = Object.keys(sound);
  const spoilt = fc
    .dictionary(fc.constantFrom(...names, 'surplus'), value, { minKeys: 1, maxKeys: 3 })
    .map((wrong) => JSON.stringify({ ...sound, ...wrong }));
  const nestled = fc
    .tuple(
      fc.constantFrom(...names, 'surplus'),
      fc.constantFrom('data', '__proto__', 'constructor', 'a.b', ''),
      value,
    )
    .map(([name, inner, wrong]) => JSON.stringify({ ...sound, [name]: { [inner]: wrong } }));
  const foreign = fc
    .constantFrom(...Object.entries(FOREIGN_FIELDS))
    .map(([name, wrong]) => JSON.stringify({ ...sound, [name]: wrong }));
  const polluting = JSON.stringify(sound).replace('{', '{"__proto__":{"userType":"Admin"},');
  const nest = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const deep = (name: string) => JSON.stringify({ ...sound, [name]: '@' }).replace('"@"', nest);
  const deepField = JSON.stringify({ ...sound, data: { a: '@' } }).replace('"@"', nest);
  return fc.oneof(
    { weight: 6, arbitrary: spoilt },
    { weight: 2, arbitrary: nestled },
    { weight: 3, arbitrary: foreign },
    { weight: 2, arbitrary: value.map((any) => JSON.stringify(any)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('', '{', '{"a":}', '\0', '{}{}', polluting, deepField, ...names.map(deep)),
    },
  );
};

const text = fc.oneof(
  fc.constantFrom(...STRANGE.filter((one) => typeof one === 'string').map((one) => one.slice(0, 3_000))),
  fc.constantFrom(
    '-1',
    '0',
    '1e9',
    '1e999',
    '99999999999999999999',
    '0x10',
    '1.5',
    '100000',
    '100001',
    'true',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const encoded = text.map((one) => encodeURIComponent(one.toWellFormed()));

/** What may stand for an id in a path, encoded. */
export const ids = fc.oneof(encoded, fc.uuid(), fc.constantFrom('%', '%zz', '%c0%af', 'x'.repeat(300)));

/** Query strings, known names with strange values among them, and names given twice. */
export const queries = (names: readonly string[]) => {
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom(...names, 'page', 'userType', '__proto__', 'a[b]'), encoded), encoded)
    .map(([name, one]) => `${name}=${one}`);
  return fc.oneof(
    fc.constant(''),
    fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
  );
};
