// Whole requests that nobody should send: strange paths, queries, headers, cookies, content types and broken multipart bodies.
import fc from 'fast-check';
import { multipart } from './caller.ts';
import { bodies, ids, queries } from './strange-input.ts';

/** What a request would be if it were sound: what is spoilt here begins with it. */
export type SoundRequest = {
  /** `POST /api/…/:id` */
  key: string;
  id: string;
  queryNames: readonly string[];
  body: object;
  isForm: boolean;
};

export type StrangeRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  url: string;
  /** Instead of, or beside, those of a browser; undefined for one that it leaves out. */
  headers: Record<string, string | undefined>;
  /** Sent behind the session's own cookies. */
  cookies: string;
  payload?: string | Buffer;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Signs that a header may carry on the wire. */
const headerText = fc.oneof(
  fc
    .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 60 })
    .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 0x7f))),
  fc.constantFrom('', '-1', '0', '*', '%', '%zz', '__proto__', '"', ';', '=', 'x'.repeat(9_000), 'null'),
);

const strangeHeaders = fc.dictionary(
  fc.constantFrom(
    ...['idempotency-key', 'csrf-token', 'user-agent', 'accept', 'accept-encoding', 'accept-language'],
    ...['content-encoding', 'if-none-match', 'if-modified-since', 'range', 'host', 'origin', 'referer'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'x-http-method-override', 'authorization', 'expect'],
    ...['constructor', 'te', 'upgrade'],
  ),
  headerText,
  { maxKeys: 2 },
);

const cookies = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .tuple(
      fc.constantFrom(
        'pimento_session',
        'pimento_visit',
        'pimento_device',
        'session',
        '__proto__',
        '',
        'a b',
      ),
      fc.oneof(
        headerText,
        fc.jsonValue().map((any) => encodeURIComponent(JSON.stringify(any))),
        fc.constantFrom(
          ...['{}', '[]', '{"fullName":""}', '{"fullName":"A","id":{}}'].map(encodeURIComponent),
          '%00',
          '%ed%a0%80',
        ),
      ),
    )
    .map(([name, value]) => `${name}=${value}`),
);

const CONTENT_TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'application/json;', 'text/plain', 'text/html'],
  ...['application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream', '', ';', 'a/b/c'],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'image/png',
  ],
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
];

const names = fc.constantFrom(
  ...['extraInfo', 'file', 'id_front', '__proto__', 'constructor', '', 'a\0b', 'a[b]', 'x'.repeat(300)],
  ...['"', 'é\ud800', '../..'],
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .constantFrom('\x89PNG\r\n\x1a\n', '%PDF-1.7\n', '\xff\xd8\xff\xe0', '<svg/>', 'PK\x03\x04')
    .map((start) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(40, 7)])),
  fc.constant(new Uint8Array(0)),
);
const files = fc.array(
  fc.record({ field: names, name: names, bytes: bytes.map((some) => Buffer.from(some)) }),
  { maxLength: 4 },
);

type Body = { type: string | undefined; payload: string | Buffer };

/** Multipart with these texts as `extraInfo`: whole, cut off, with a foreign boundary, with parts given twice or spoilt. */
function forms(texts: fc.Arbitrary<string>): fc.Arbitrary<Body> {
  return fc
    .record({
      text: texts,
      files,
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
      spoil: fc.constantFrom(
        '',
        '',
        '',
        '',
        'boundary',
        'twice',
        'many',
        'no name',
        'line ends',
        'base64',
        'nested',
      ),
    })
    .map(({ text, files, cut, spoil }) => {
      const { boundary, payload } = multipart({ extraInfo: '@', files });
      const extra = (part: string) => part.replace('"@"', () => text);
      let sent: string = extra(payload.toString('latin1'));
      const first = sent.slice(0, sent.indexOf(`--${boundary}`, 3));
      if (spoil === 'twice') sent = first + sent;
      if (spoil === 'many') sent = first.repeat(30) + sent;
      if (spoil === 'no name') sent = sent.replace(' name="extraInfo"', '');
      if (spoil === 'line ends') sent = sent.replaceAll('\r\n', '\n');
      if (spoil === 'base64')
        sent = sent.replace('\r\n\r\n', '\r\nContent-Transfer-Encoding: base64\r\n\r\n');
      if (spoil === 'nested')
        sent = sent.replace(
          '\r\n\r\n',
          '\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n',
        );
      const said = spoil === 'boundary' ? `${boundary}x` : boundary;
      const length = cut === null ? sent.length : Math.floor(cut * sent.length);
      return {
        type: `multipart/form-data; boundary=${said}`,
        payload: Buffer.from(sent.slice(0, length), 'latin1'),
      };
    });
}

function bodiesOf({ body, isForm }: SoundRequest): fc.Arbitrary<Body> {
  const texts = bodies(body);
  const ofForm = forms(fc.oneof(texts, fc.constant(JSON.stringify(body))));
  const ofJson = texts.map((text) => ({ type: 'application/json', payload: text }));
  const cutOff = fc
    .tuple(fc.constant(JSON.stringify(body)), fc.nat({ max: 200 }))
    .map(([text, length]) => ({ type: 'application/json', payload: text.slice(0, length) }));
  const mistaken = fc
    .tuple(fc.constantFrom(undefined, ...CONTENT_TYPES), fc.oneof(texts, fc.constant('a=1&b[]=2')))
    .map(([type, payload]) => ({ type, payload }));
  const binary = bytes.map((some) => ({ type: 'application/json', payload: Buffer.from(some) }));
  return fc.oneof(
    { weight: isForm ? 8 : 1, arbitrary: ofForm },
    { weight: isForm ? 1 : 8, arbitrary: ofJson },
    cutOff,
    { weight: 2, arbitrary: mistaken },
    binary,
  );
}

/** Spoilt in one place or several; often all but one thing is right, so that what lies behind the door is met too. */
export function strangeRequests(sound: SoundRequest): fc.Arbitrary<StrangeRequest> {
  const [right = 'GET', path = ''] = sound.key.split(' ');
  const changes = right !== 'GET';
  return fc
    .record({
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant(right as StrangeRequest['method']) },
        fc.constantFrom(...METHODS),
      ),
      id: fc.oneof({ weight: 3, arbitrary: fc.constant(sound.id) }, ids),
      query: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, queries(sound.queryNames)),
      tail: fc.oneof(
        { weight: 15, arbitrary: fc.constant('') },
        fc.constantFrom('/', '//', '%2f', ';a', '/..', '#'),
      ),
      headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, strangeHeaders),
      cookies,
      body: bodiesOf(sound),
      hasBody: fc.constantFrom(changes, changes, changes, true),
    })
    .map(({ method, id, query, tail, headers, cookies, body, hasBody }) => ({
      method,
      url: `${path.replace(':id', () => id)}${tail}${query}`,
      headers: { ...(hasBody ? { 'content-type': body.type } : {}), ...headers },
      cookies,
      ...(hasBody && method !== 'GET' && method !== 'HEAD' ? { payload: body.payload } : {}),
    }));
}
