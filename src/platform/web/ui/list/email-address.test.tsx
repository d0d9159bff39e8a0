// Where an e-mail address may break.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmailAddress } from './email-address.tsx';

afterEach(cleanup);

test.each([
  ['nia@pimento.example', ['nia', '@pimento', '.example']],
  ['ann-marie.o_brien+loan@seed7.co.jm', ['ann', '-marie', '.o', '_brien', '+loan', '@seed7', '.co', '.jm']],
  ['nobody', ['nobody']],
])('%s breaks before its signs only, and is read and copied whole', (address, parts) => {
  const { container } = render(<EmailAddress of={address} />);
  expect(container.textContent).toBe(address);
  const shown = [...container.querySelectorAll('span > span')];
  expect(shown.map((part) => part.textContent)).toEqual(parts);
  expect(shown.map((part) => part.className)).toEqual(
    parts.map((_, place) => (place > 0 ? 'may-break-before' : '')),
  );
});
