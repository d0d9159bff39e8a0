// What is offered beside advice leads to something that can be done.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { WaysToChange } from './ways-to-change.tsx';

afterEach(cleanup);

const credit = { _id: '7', sId: 'credit_info', name: 'Credit Info', lever: 'credit' } as const;
const documents = () => screen.queryByRole('link', { name: 'Send your documents' })?.getAttribute('href');

test.each([
  [true, '/earn-points?tab=documents'],
  [false, undefined],
])(
  'of advice about credit the documents are a way where the section takes them: %s',
  (takesDocuments, to) => {
    showScreen(<WaysToChange updates={[{ ...credit, takesDocuments }]} levers={['credit']} />);
    expect(screen.getByRole('button', { name: 'Update Credit Info' })).toBeTruthy();
    expect(documents()).toBe(to);
  },
);

test('of advice to have more sections checked the documents are the way', () => {
  showScreen(<WaysToChange updates={[]} levers={['sectionsVerified']} />);
  expect(documents()).toBe('/earn-points?tab=documents');
});
