import { describe, expect, it } from 'vitest';
import { idsIn, redactedError } from './redacted-job.ts';

const id = '01a00000-0000-7000-8000-000000000001';

describe('of what a job was handed', () => {
  it.each([
    [null, []],
    ['a word', []],
    [{ id, name: 'Marcia Campbell', mobile: '876-555-0101' }, [id]],
    [{ ids: [id, id, id, id], note: `about ${id}` }, [id, id, id]],
    [{ person: { id } }, []],
    [{ note: `about ${id}` }, []],
    [{ file: `${id}.pdf` }, []],
    [{ lists: [[id]] }, []],
  ])('%j gives %j', (payload, ids) => expect(idsIn(payload)).toEqual(ids));
});

describe('of its error', () => {
  it.each([
    [null, null],
    ['disk is full', 'disk is full'],
    [
      "Can't send mail: 550 <marcia@example.com>: no such user",
      "Can't send mail: 550 <[address hidden]>: no such user",
    ],
    ['marcia.o+x@mail.example.com, refused', '[address hidden], refused'],
    ['no such TRN 123-456-789', 'no such TRN [number hidden]'],
    ['+1 (876) 555-0101 is busy', '[number hidden] is busy'],
    [`no file ${id} of 123456 bytes`, `no file ${id} of 123456 bytes`],
    ['1 876 555 0101 is busy', '[number hidden] is busy'],
    ['18765550101 is busy', '[number hidden] is busy'],
    ['+18765550101 is busy', '[number hidden] is busy'],
    ['8765550101 is busy', '[number hidden] is busy'],
    ['876-5550101 is busy', '[number hidden] is busy'],
    ['876555 0101 is busy', '[number hidden] is busy'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(400), `${'x'.repeat(300)}…`],
  ])('%s becomes %s', (message, redacted) => expect(redactedError(message)).toBe(redacted));
});
