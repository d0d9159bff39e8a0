// Lenders of the tests of companies: with and without one, and what they send.
import sharp from 'sharp';
import { newId } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';

type Picture = { field: string; name: string; bytes: Buffer };

const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0E6B4A' } });
const LOGO: Picture = { field: 'logo', name: 'logo.png', bytes: await drawn.png().toBuffer() };

const island = {
  name: 'Island  Credit ',
  contactPhone: '876-555-0100',
  contactEmail: 'hello@island.example',
  description: 'We lend to people.',
  address: '1 King Street\nKingston',
};

/** The same under a name that no other lender of the tests has. */
const shore = () => ({ ...island, name: `Shore Credit ${newId<'partners'>()}` });

const save = (browser: Caller, extraInfo: object, files: Picture[] = [], key?: string) =>
  browser.post('/api/partner', undefined, { form: { extraInfo, files }, ...(key ? { key } : {}) });

const own = async (browser: Caller) => (await browser.call('GET /api/partner')).partner;

/** A form whose name and address are those that the company has. */
const same = async (browser: Caller) => {
  const { name, address } = (await own(browser)) ?? {};
  return { ...island, name, address };
};

export const companies = (app: () => TestApp) => ({
  ...{ LOGO, island, shore, save, own, same },
  newcomer: async () => {
    const account = await someone(app().services, { userType: 'Partner' });
    return { account, browser: await loggedIn(app(), account) };
  },
  known: async (partner: NonNullable<Parameters<typeof lender>[1]>['partner'] = {}) => {
    const made = await lender(app().services, { partner });
    return { ...made, browser: await loggedIn(app(), made.account) };
  },
  auditOf: (id: string) =>
    app()
      .db.selectFrom('audit_entries')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  isPublic: async (loanId: string) =>
    (await caller(app().app).reply('GET /api/loan/public/:id', { params: { id: loanId } })).status === 200,
});
