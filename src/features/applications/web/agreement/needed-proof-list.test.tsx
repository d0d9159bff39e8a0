import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NeededProof } from '#features/decisions/contract.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { Agreement } from '../../contract/agreement.ts';
import { AgreementStep } from './agreement-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An hour ago, when it waits for us. */
const handedInAt = new Date(Date.now() - HOUR_MS).toISOString();
const section = { sId: 'basic_information', name: 'Basic Information' };

function show(state: Agreement['state'], proof: NeededProof['state']) {
  const stillNeeded: NeededProof[] = [{ proof: 'identity', state: proof, section, handedInAt }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ agreement: { state, stillNeeded, moneyDueBy: null, disbursedOn: null } }),
  );
  showScreen(<AgreementStep id="a1" />);
}

test('once signed it names what must be checked before the money comes, with the way to hand it in', async () => {
  show('Signed', 'NotProved');
  await screen.findByText('Your money comes within 24 hours after we have checked your ID.');
  const link = screen.getByRole('link', { name: 'Hand in: Basic Information' });
  expect(link.getAttribute('href')).toBe('/verification?section=basic_information');
});

test('what waits for us asks nothing of its borrower', async () => {
  show('Signed', 'Checking');
  await screen.findByText(
    /Your ID: We have the documents.*You need do nothing\. A person looks within 24 hours: by/,
  );
  expect(screen.queryByRole('link', { name: /Hand in/ })).toBeNull();
});

test('before the signature it promises the money for when both are there', async () => {
  show('ReadyToSign', 'HandedBack');
  await screen.findByText(/within 24 hours once you have signed and we have checked your ID\./);
  screen.getByRole('link', { name: 'Hand in again: Basic Information' });
});

test('of a loan that was not taken it asks for nothing', async () => {
  show('Declined', 'NotProved');
  await screen.findByText('You did not take this loan');
  expect(screen.queryByText('Before we can pay you')).toBeNull();
});
