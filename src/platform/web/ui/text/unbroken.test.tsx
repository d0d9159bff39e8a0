import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

afterEach(cleanup);

/** What stays together. */
function kept(text: string): (string | null)[] {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent);
}

test.each([
  ['We write to you by SMS at 876-555-0142.', ['876-555-0142.']],
  ['Call +1 876-555-0142 or 658-555-0143', ['+1 876-555-0142', '658-555-0143']],
  ['104-583-927', ['104-583-927']],
  ['by 4:05 pm, March 3rd 2026.', ['4:05 pm,', 'March 3rd 2026.']],
  ['from March 1st 2026 to March 22nd 2026', ['March 1st 2026', 'March 22nd 2026']],
  ['We answered your complaint C-100001', ['C-100001']],
  ['a loan over 3 months', []],
])('in “%s” %j stay whole', (text, whole) => {
  expect(kept(text)).toEqual(whole);
});

test('what is no text is shown as it is', () => {
  const { container } = render(
    <Unbroken>
      <b>876-555-0142</b>
    </Unbroken>,
  );
  expect(container.innerHTML).toBe('<b>876-555-0142</b>');
});
