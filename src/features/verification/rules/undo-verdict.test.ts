import { expect, it } from 'vitest';
import { mayUndo } from './undo-verdict.ts';

const at = new Date('2026-03-02T15:00:00.000Z');

it.each([
  ['its officer at once', 'me', '2026-03-02T15:00:00.000Z', true],
  ['its officer in the last moment', 'me', '2026-03-02T15:00:09.999Z', true],
  ['its officer when the mail is due', 'me', '2026-03-02T15:00:10.000Z', false],
  ['a colleague', 'colleague', '2026-03-02T15:00:01.000Z', false],
])('a verdict is taken back by %s', (_who, by, now, may) => {
  expect(mayUndo({ by, at }, 'me', new Date(now))).toBe(may);
});

it('what is not decided is not taken back', () => {
  expect(mayUndo({ by: null, at: null }, 'me', at)).toBe(false);
});
