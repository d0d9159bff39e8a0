import { expect, it } from 'vitest';
import { documentsUnderReview, earlierVersion, type ShownDocument } from './documents-under-review.ts';

const file = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', sizeBytes: 10 });
const field = (name: string, label: string) => ({ name, label, type: 'file' as const });

it('lists the documents under review, then those of the information, then those of earlier attempts', () => {
  const shown = documentsUnderReview({
    verification: {
      data: { statement: [file('first'), file('second')], remark: 'see page 2' },
      verificationSchema: { _id: '', name: '', title: '', fields: [field('statement', 'Bank statement')] },
    },
    submission: {
      data: { bank: 'NCB', card: file('card') },
      informationSchema: { _id: '', sId: '', name: '', fields: [field('card', 'Card')] },
    },
    earlier: [{ attempt: 1, data: { statement: file('blurred'), oldProof: file('old') } }],
  });
  expect(shown.map(({ id, label }) => [id, label])).toEqual([
    ['first', 'Bank statement, 1 of 2'],
    ['second', 'Bank statement, 2 of 2'],
    ['card', 'Card'],
    ['blurred', 'Attempt 1: Bank statement'],
    ['old', 'Attempt 1: oldProof'],
  ]);
});

it('finds the version before: of the same field, the latest, at the same place', () => {
  const shown = (id: string, field: string, attempt?: number): ShownDocument => ({
    ...file(id),
    label: field,
    field,
    ...(attempt === undefined ? {} : { attempt }),
  });
  const [front, back, other] = [shown('front', 'id'), shown('back', 'id'), shown('letter', 'letter')];
  const second = [shown('front-2', 'id', 2), shown('back-2', 'id', 2)];
  const first = [shown('front-1', 'id', 1)];
  const all = [front, back, other, ...second, ...first];
  expect(all.map((each) => earlierVersion(all, each)?.id)).toEqual([
    'front-2',
    'back-2',
    undefined,
    'front-1',
    'front-1',
    undefined,
  ]);
});
