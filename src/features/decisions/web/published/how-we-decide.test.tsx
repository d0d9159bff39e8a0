import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { publishPolicy } from '../../rules/published/publish-policy.ts';
import { HowWeDecide } from './how-we-decide.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <MemoryRouter>
      <HowWeDecide />
    </MemoryRouter>,
  );

const published = { ...publishPolicy(defaultPolicy, new Date('2026-03-01T10:00:00Z')), trying: null };

describe('how we decide', () => {
  it('says what counts, what it costs and how much it can be, by the policy in force', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(published)));
    show();
    expect(
      await screen.findByText(saying('These are our rules, version 1, in force since March 1st 2026.')),
    ).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'A' }).parentElement?.textContent).toBe('A80 and up5%');
    expect(
      screen.getByText('A first loan is up to $5,000.00. Later loans can be up to $500,000.00.'),
    ).toBeTruthy();
    expect(screen.getByText('You are bankrupt, or it is less than 24 months since that ended.')).toBeTruthy();
    expect(screen.getByText(/^If you are a man or a woman/)).toBeTruthy();
  });

  it('says that other rules are tried on some, for how many, and which', async () => {
    const trying = {
      ...publishPolicy(
        { ...defaultPolicy, version: 2, offerStandsDays: 12 },
        new Date('2026-04-01T10:00:00Z'),
      ),
      sharePercent: 20,
    };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...published, trying })));
    show();
    expect(await screen.findByRole('heading', { name: 'Rules that we are trying' })).toBeTruthy();
    expect(screen.getByText(/version 2, for 20 of each 100 people who are new to us/)).toBeTruthy();
    expect(screen.getByText('An offer stands for 12 days.')).toBeTruthy();
  });

  it('says when the figures could not be loaded, keeps the words, and tries again', async () => {
    let tries = 0;
    vi.stubGlobal('fetch', async () => {
      tries += 1;
      return tries === 1 ? new Response('{}', { status: 503 }) : new Response(JSON.stringify(published));
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('80 and up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
