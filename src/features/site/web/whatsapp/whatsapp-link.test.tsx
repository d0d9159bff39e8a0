import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShareOnWhatsApp, SupportOnWhatsApp } from './whatsapp-link.tsx';

afterEach(cleanup);

it('passes on the page and words that are the same for everybody', () => {
  window.history.replaceState(null, '', '/estimate?income=900000&name=Marcia');
  render(<ShareOnWhatsApp page="/estimate" />);
  const href = screen.getByRole('link', { name: 'Tell a friend on WhatsApp' }).getAttribute('href') ?? '';
  const url = new URL(href);
  expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/');
  expect([...url.searchParams.keys()]).toEqual(['text']);
  const words = url.searchParams.get('text') ?? '';
  expect(words).toContain(`${window.location.origin}/estimate`);
  expect(words).not.toMatch(/Marcia|900000|\?/);
});

it('leads to the number at which we answer, and is not there without one', () => {
  const { rerender } = render(<SupportOnWhatsApp number="18765551234" />);
  const link = screen.getByRole('link', { name: 'Write to us on WhatsApp' });
  expect(link.getAttribute('href')).toBe('https://wa.me/18765551234');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  rerender(<SupportOnWhatsApp number={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
