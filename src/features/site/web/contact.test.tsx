import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { brand } from '#texts/brand.ts';
import { ContactPage } from './contact.tsx';
import { ContactFacts } from './contact-facts.tsx';

afterEach(cleanup);

const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('says what the brand has, and leaves out what it has not', () => {
  const bare = {
    ...brand,
    licence: null,
    licenceBanner: 'Applied for.',
    hours: null,
    phone: null,
    supportWhatsApp: null,
  };
  render(<ContactFacts of={bare} />);
  expect(names()).toEqual(['Company', 'Licence', 'Office', 'In the app', 'Email']);
  expect(screen.getByText('Applied for.')).toBeTruthy();
  expect(screen.getByText(/write to us at any hour under Messages/)).toBeTruthy();
  cleanup();
  render(
    <ContactFacts
      of={{
        ...bare,
        licence: { number: 'MC-17', registerUrl: 'https://register.example/MC-17' },
        licenceBanner: 'Microcredit licence MC-17',
        hours: 'Monday to Friday, 9 am to 4 pm',
        phone: '876-555-0142',
        supportWhatsApp: '18765550143',
      }}
    />,
  );
  expect(names()).toEqual([
    ...['Company', 'Licence', 'Office', 'Hours', 'Phone', 'WhatsApp', 'In the app', 'Email'],
  ]);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Look the licence up')).toBe('https://register.example/MC-17');
  expect(link('876-555-0142')).toBe('tel:8765550142');
  expect(link('Write to us on WhatsApp')).toBe('https://wa.me/18765550143');
});

test('leads to a complaint with an account and without one', () => {
  render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Make a complaint' }).getAttribute('href')).toBe('/complain');
  expect(screen.getByRole('link', { name: 'See my complaints' }).getAttribute('href')).toBe('/complaints');
});
