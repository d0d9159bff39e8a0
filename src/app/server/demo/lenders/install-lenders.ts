// Puts the made-up lenders into a database outside production, once: accounts, companies, products, loans and pictures.

import { createHash } from 'node:crypto';
import { openAccount } from '#features/accounts/server/open-account.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { newestTerms } from '#features/partners/server/terms/lender-terms.ts';
import type { Work } from '#platform/server/work.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { dollarsToCents } from '#shared/money.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { DEMO_LENDERS, type DemoLender, type DemoLoan } from './made-up-lenders.ts';
import { type DrawnPicture, drawLogo, drawScene } from './pictures.ts';

/** A lender with its pictures drawn and on disk, by the ids that their rows will have. */
type Drawn = {
  lender: DemoLender;
  logoId: IdOf<'files'>;
  sceneIds: (IdOf<'files'> | null)[];
  pictures: Picture[];
};
type Picture = DrawnPicture & { id: IdOf<'files'>; name: string };

/** Answers a line with the first lender's log-in; none where there are lenders already, and in production. */
export async function installDemoLenders(work: Work): Promise<string[]> {
  if (work.services.config.production) return [];
  if (await work.db.selectFrom('partners').select('id').limit(1).executeTakeFirst()) return [];
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const drawn = await Promise.all(DEMO_LENDERS.map((lender) => draw(work, lender)));
  return work.transaction(async (work) => {
    const lines: string[] = [];
    for (const [place, each] of drawn.entries()) {
      const { email, firstName, lastName } = each.lender;
      const account = { email, firstName, lastName, passwordHash };
      // Another server that starts at the same moment may have been first.
      const opened = await openAccount(work, { ...account, userType: 'Partner', status: 'Active' });
      if (!opened) continue;
      await insertLender(work, opened.id, each, place);
      if (place === 0) lines.push(`Demo partner: ${email}, password ${DEMO_PASSWORD}`);
    }
    return lines;
  });
}

async function draw({ services, now }: Work, lender: DemoLender): Promise<Drawn> {
  const pictures: Picture[] = [];
  const keep = async (picture: DrawnPicture, name: string): Promise<IdOf<'files'>> => {
    const id = newId<'files'>(now.getTime());
    await services.files.write(id, picture.bytes);
    pictures.push({ ...picture, id, name });
    return id;
  };
  const logoId = await keep(await drawLogo(lender.logo), 'logo.png');
  const sceneIds: (IdOf<'files'> | null)[] = [];
  for (const { scene } of lender.loans)
    sceneIds.push(scene && (await keep(await drawScene(scene), `${scene}.jpg`)));
  return { lender, logoId, sceneIds, pictures };
}

async function insertLender(
  work: Work,
  accountId: IdOf<'accounts'>,
  drawn: Drawn,
  place: number,
): Promise<void> {
  const { lender, logoId, sceneIds, pictures } = drawn;
  const [partnerId, productId] = [
    newId<'partners'>(work.now.getTime()),
    newId<'products'>(work.now.getTime()),
  ];
  const moments = { created_at: work.now, updated_at: work.now };
  await work.db
    .insertInto('files')
    .values(pictures.map((picture) => fileRow(picture, accountId, work.now)))
    .execute();
  await work.db
    .insertInto('partners')
    .values({
      id: partnerId,
      account_id: accountId,
      name: lender.name,
      contact_phone: lender.phone,
      contact_email: lender.contactEmail,
      description: lender.description,
      address: lender.address,
      logo_file_id: logoId,
      status: 'Active',
      licence_state: lender.licence[0],
      licence_number: lender.licence[1],
      checked_licence_number: lender.licence[0] === 'Licensed' ? lender.licence[1] : null,
      ...moments,
    })
    .execute();
  const terms = await newestTerms(work.db);
  if (terms)
    await work.db
      .insertInto('lender_acceptances')
      .values({
        ...{ id: newId(work.now.getTime()), partner_id: partnerId, accepted_by: accountId },
        ...{ version: terms.version, sha256: terms.sha256, name: lender.name, accepted_at: work.now },
      })
      .execute();
  await work.db
    .insertInto('products')
    .values({
      id: productId,
      partner_id: partnerId,
      name: lender.product.name,
      type: lender.product.type,
      short_code: lender.product.shortCode,
      status: 'Active',
      loan_requirement_criteria: 'Both',
      description: lender.product.description,
      ...moments,
    })
    .execute();
  await work.db
    .insertInto('partner_loans')
    .values(
      lender.loans.map((loan, index) => {
        // Apart in time, so that 'newest first' mixes the lenders.
        const created_at = new Date(work.now.getTime() - (index * DEMO_LENDERS.length + place) * HOUR_MS);
        return {
          ...loanRow(loan),
          id: newId(created_at.getTime()),
          partner_id: partnerId,
          product_id: productId,
          image_file_id: sceneIds[index] ?? null,
          created_at,
          updated_at: created_at,
        };
      }),
    )
    .execute();
}

const loanRow = ({ name, type, description, security, repayment, amount, rate, term }: DemoLoan) => ({
  name,
  type,
  description,
  status: 'Active' as const,
  security_type: security,
  repayment_option: repayment,
  loan_criteria: 'Debt Service Ratio' as const,
  loan_criteria_value_hundredths: 40_00,
  minimum_amount_cents: dollarsToCents(amount[0]),
  maximum_amount_cents: dollarsToCents(amount[1]),
  minimum_rate_monthly_bps: rate[0],
  default_rate_monthly_bps: rate[1],
  maximum_rate_monthly_bps: rate[2],
  minimum_term_months: term[0],
  default_term_months: term[1],
  maximum_term_months: term[2],
});

const fileRow = (
  { id, name, bytes, type, width, height }: Picture,
  ownerId: IdOf<'accounts'>,
  now: Date,
) => ({
  id,
  owner_id: ownerId,
  original_name: name,
  media_type: type,
  size_bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  width,
  height,
  created_at: now,
});
