// What a person agreed to share, with whom, and who looked. A deletion ends what still stands; what was given and looked at stays, as its proof.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { isStanding, withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { lookTexts, myConsentsTexts } from '../texts/consents.ts';

export const consentRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('consents as c')
      .innerJoin('partners as p', 'p.id', 'c.partner_id')
      .select(['p.name', 'c.purpose', 'c.shared', 'c.given_at', 'c.withdrawn_at'])
      .where('c.account_id', '=', accountId)
      .orderBy('c.given_at', 'desc')
      .orderBy('c.id', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.lender]: row.name,
      [heldTexts.purpose]: myConsentsTexts.purposes[row.purpose],
      [heldTexts.shared]: row.shared.join(', '),
      [heldTexts.given]: showMoment(row.given_at),
      [heldTexts.withdrawn]: row.withdrawn_at && showMoment(row.withdrawn_at),
    }));
    const looks = await db
      .selectFrom('consent_looks as l')
      .innerJoin('partners as p', 'p.id', 'l.partner_id')
      .select(['p.name', 'l.kind', 'l.seen', 'l.looked_at'])
      .where('l.account_id', '=', accountId)
      .orderBy('l.looked_at', 'desc')
      .orderBy('l.id', 'desc')
      .execute();
    const looked = looks.map((row) => ({
      [heldTexts.when]: showMoment(row.looked_at),
      [heldTexts.lender]: row.name,
      [heldTexts.lookedAt]: lookTexts.sentence(row),
    }));
    return [
      { title: heldTexts.consents, records },
      { title: heldTexts.looks, records: looked },
    ];
  },
  async erase({ db, now }, accountId) {
    await db
      .updateTable('consents')
      .set({ withdrawn_at: withdrawnAt(now) })
      .where('account_id', '=', accountId)
      .where(isStanding('consents'))
      .execute();
  },
};
