import { expect, it } from 'vitest';
import { documentsUnderReview } from './documents-under-review.ts';

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
    ['first', 'Bank statement'],
    ['second', 'Bank statement'],
    ['card', 'Card'],
    ['blurred', 'Attempt 1: Bank statement'],
    ['old', 'Attempt 1: oldProof'],
  ]);
});
