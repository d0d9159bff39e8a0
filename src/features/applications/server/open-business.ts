// What still runs between a person and us: while it does, neither their account nor their information may go.

import type { Work } from '#platform/server/work.ts';

export type OpenBusiness = { loans: number; undecided: number };

/** Undecided applications, lenders' included; open loans are our own: what runs with a lender, that lender keeps. */
export async function openBusinessOf({ db }: Work, accountId: string): Promise<OpenBusiness> {
  const rows = await db
    .selectFrom('applications')
    .select('status')
    .where('account_id', '=', accountId)
    .where((row) =>
      row.or([
        row('decided_at', 'is', null),
        row.and([
          row('status', '=', 'Approved'),
          row('closed_at', 'is', null),
          row('partner_loan_id', 'is', null),
        ]),
      ]),
    )
    .execute();
  const loans = rows.filter(({ status }) => status === 'Approved').length;
  return { loans, undecided: rows.length - loans };
}
