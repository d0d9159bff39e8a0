import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NamesCompared } from './names-compared.tsx';

afterEach(cleanup);

it('marks in both names the words that the other has not, to be seen and heard', () => {
  const { container } = render(
    <NamesCompared names={{ onId: 'Marcia Ann Campbell', onAccount: 'Delroy Campbell' }} />,
  );
  expect(screen.getByText('The two names differ. Check whose account this is.')).toBeTruthy();
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Marcia (differs) Ann (differs) Campbell',
    'Delroy (differs) Campbell',
  ]);
  expect(container.querySelectorAll('mark')).toHaveLength(3);
});

it('says so where they agree, however they are written', () => {
  const { container } = render(
    <NamesCompared names={{ onId: 'André Campbell', onAccount: 'CAMPBELL, A.' }} />,
  );
  expect(screen.getByText('The two names agree.')).toBeTruthy();
  expect(container.querySelector('mark')).toBeNull();
});
