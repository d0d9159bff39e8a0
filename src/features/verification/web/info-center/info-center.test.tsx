import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionStatus } from '#features/information/contract.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { saying } from '#tests/support/saying.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { InfoCenter } from './info-center.tsx';

const ANN = { fullName: 'Ann Lee', infoStatus: 'FullModel', userType: 'User', status: 'Active', id: '1' };

const record = (id: string, status: SubmissionStatus, name = 'Income') => ({
  _id: id,
  status,
  for: 'FullUser',
  created: '2026-03-02T15:05:00Z',
  data: {
    income_source: 'Salary',
    product: { _id: '7', name: 'Harvest loan' },
    groups: ['a', 'b'],
    gone: 'no such field',
  },
  informationSchema: {
    _id: `section ${id}`,
    sId: 'income',
    name,
    title: name,
    for: 'FullUser',
    tags: [],
    fields: [
      { name: 'income_source', label: 'Where from?', type: 'text' },
      { name: 'product', label: 'Which product?', type: 'typeAhead', typeAheadApiType: 'product' },
      {
        name: 'groups',
        label: 'Which groups?',
        type: 'select',
        validationType: 'array',
        options: [
          { value: 'a', name: 'Church' },
          { value: 'b', name: 'Sports club' },
        ],
      },
    ],
  },
  rejectionReason: status === 'Rejected' ? 'Too dark to read' : null,
});

const documentsOf = (
  submissionId: string,
  decidedAt: string | null = null,
  created = '2026-03-03T15:05:00Z',
) => ({
  submissionId,
  created,
  decidedAt,
  data: { slip: { id: 'f1', name: 'slip.png', type: 'image/png', sizeBytes: 10 } },
  verificationSchema: { fields: [{ name: 'slip', label: 'Payslip', type: 'file' }] },
});

type Given = Partial<Record<SubmissionStatus, number>>;

function show(given: Given, at = '/data', sent?: string) {
  const of = (status: SubmissionStatus) =>
    Array.from({ length: given[status] ?? 0 }, (_, place) => record(`${status}-${place}`, status));
  const answers: Record<string, object> = {
    '/api/informations/submitted': {
      Submitted: of('Submitted'),
      SubmittedForVerfication: of('SubmittedForVerfication'),
      Verified: of('Verified'),
      Rejected: of('Rejected'),
    },
    '/api/informations/verifications/submitted': [
      documentsOf('SubmittedForVerfication-0', null, sent),
      documentsOf('Rejected-0', '2026-03-04T15:05:00Z'),
      documentsOf('Verified-0', '2026-03-05T15:05:00Z'),
    ],
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url]));
  const router = showScreen(
    [
      { path: '/data', element: <InfoCenter /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { at },
  );
  return () => router.state.location.pathname + router.state.location.search;
}

beforeEach(() => setSession(ANN));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
});

describe('the Info Center', () => {
  it('is its owner’s, has four tabs with their counts, and keeps the tab in the address', async () => {
    const place = show({ Submitted: 1, Verified: 2 });
    expect(await screen.findByRole('heading', { level: 1, name: "Ann Lee's Info Center" })).toBeTruthy();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Submitted1',
      'Submitted Verification0',
      'Approved2',
      'Rejected0',
    ]);
    fireEvent.click(screen.getByRole('tab', { name: /Approved/ }));
    expect(place()).toBe('/data?tab=approved');
    expect(screen.getAllByRole('link', { name: /Income/ })).toHaveLength(2);
  });

  it.each<[string, Given, string, string[]]>([
    [
      'nothing given',
      {},
      'submitted',
      ['You have not submitted anything yet. Please submit informations from Home'],
    ],
    [
      'no documents sent',
      { Submitted: 1 },
      'verification',
      [
        'Please submit verification information from Home',
        'You will be able to check the status after submission of verification information',
      ],
    ],
    ['nothing given at all', {}, 'approved', ['Please submit information from Home']],
    [
      'documents that wait',
      { SubmittedForVerfication: 1 },
      'approved',
      ['Approval is in process', 'Thank you for waiting. We are on it!'],
    ],
    [
      'documents that wait are listed',
      { SubmittedForVerfication: 1 },
      'verification',
      ['Approval is in process', 'Thank you for waiting. We are on it!'],
    ],
    ['documents due', { Submitted: 1 }, 'approved', ['Please submit verification information from Home']],
    [
      'nothing rejected',
      { Verified: 1 },
      'rejected',
      [
        'Wooo!!! Nothing yet rejected. If any information submitted by you is rejected, you can see that here',
      ],
    ],
    [
      'everything looked at',
      { Verified: 1 },
      'verification',
      ['We have looked at everything that you sent.'],
    ],
    [
      'everything sent',
      { Verified: 1 },
      'submitted',
      ['You have sent documents for everything that you submitted.'],
    ],
  ])('%s: %j under %s', async (_case, given, tab, words) => {
    show(given, `/data?tab=${tab}`);
    for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('opens a record to be read as it was asked, with its documents, and leads back to the tab', async () => {
    const place = show({ SubmittedForVerfication: 1 }, '/data?tab=verification');
    fireEvent.click(await screen.findByRole('link', { name: /Income/ }));
    expect(place()).toBe('/data?tab=verification&record=SubmittedForVerfication-0');
    expect(screen.getByRole('heading', { level: 1, name: 'Income' })).toBeTruthy();
    expect(screen.getByText('Harvest loan')).toBeTruthy();
    expect(screen.getByText('Church, Sports club')).toBeTruthy();
    expect(screen.queryByText('no such field')).toBeNull();
    expect(screen.getByRole('link', { name: /slip\.png/ }).getAttribute('href')).toBe('/api/files/f1');
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Go back' }));
    expect(place()).toBe('/data?tab=verification');
  });

  it('says why a record was rejected, and leads to new documents', async () => {
    show({ Rejected: 1 }, '/data?tab=rejected&record=Rejected-0');
    expect(await screen.findByText('Too dark to read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send new documents' }).getAttribute('href')).toBe(
      '/verification?section=income',
    );
  });

  it.each([
    ['Rejected', 'Decided by our Verification desk, 10:05 am, March 4th 2026'],
    ['Verified', 'Decided by our Verification desk, 10:05 am, March 5th 2026'],
  ] as const)('names who decided what is %s, and when', async (status, words) => {
    show({ [status]: 1 }, `/data?tab=rejected&record=${status}-0`);
    expect(await screen.findByText(saying(words))).toBeTruthy();
  });

  it.each([
    [23, /^A person looks within 24 hours: by/],
    [25, /^We said that a person looks within 24 hours/],
  ])('says by when a person looks at documents that came %i hours ago', async (hours, words) => {
    const sent = new Date(Date.now() - hours * HOUR_MS).toISOString();
    show({ SubmittedForVerfication: 1 }, '/data?tab=verification&record=SubmittedForVerfication-0', sent);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says so when a record is not there any more', async () => {
    show({}, '/data?tab=rejected&record=unknown');
    expect(await screen.findByText('This record is not here any more')).toBeTruthy();
  });
});
