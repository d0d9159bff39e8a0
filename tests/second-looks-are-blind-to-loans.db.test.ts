// Whoever may have to give a verdict again is not told it by what rests on it either: an approval, what was decided again for it, the letter that a loan can be paid out.
import { expect, it } from 'vitest';
import { agreementOf } from '#features/applications/server/agreement/agreements.test-support.ts';
import { prepareAgreement } from '#features/applications/server/agreement/prepare-agreement.ts';
import { signAgreement } from '#features/applications/server/agreement/sign-agreement.ts';
import { approveApplication } from '#features/applications/server/decide-application.ts';
import { approveAnew } from '#features/applications/server/disbursement/approve-anew.ts';
import { verifiedSections } from '#features/applications/server/disbursement/disbursement.test-support.ts';
import { promiseMoney } from '#features/applications/server/disbursement/promise-money.ts';
import { LITTLE, tellsIncome } from '#features/applications/server/income.test-support.ts';
import { send } from '#features/verification/server/verification.test-support.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import {
  type Cast,
  revealedBy,
  type Story,
  type Verdict,
  type World,
  worldWhere,
} from './support/blind-worlds.ts';
import { loggedIn } from './support/builders.ts';
import { workAs } from './support/database.ts';
import { asId } from './support/ids.ts';

const WORLDS_MS = 300_000;

const applicationOf = ({ records }: Cast) => ({ id: asId<'applications'>(records.application) });

/** By Ann, who gave the verdict, and by the lead: a section is open again, so that it takes two and a reason. */
async function isApproved(cast: Cast) {
  const { test, ann, lead } = cast;
  for (const officer of [ann, lead])
    await approveApplication(workAs(test.services, officer), {
      params: applicationOf(cast),
      body: { approvalNote: '', worseReason: 'The section that is open again changes nothing' },
    });
}

async function isSigned(cast: Cast) {
  const { test, borrower } = cast;
  const { id } = applicationOf(cast);
  await prepareAgreement(test.services, id);
  const { borrower_name, sha256 } = await agreementOf(test.services, { applicationId: id });
  await signAgreement(workAs(test.services, borrower), {
    params: { id },
    body: { fullName: borrower_name ?? '', sha256 },
  });
}

async function isApprovedAnew(cast: Cast) {
  const { test, ann, lead, borrower } = cast;
  await tellsIncome(test, borrower, LITTLE);
  for (const officer of [ann, lead]) {
    const params = applicationOf(cast);
    const { sinceApproval } = await (await loggedIn(test, officer)).call(
      'GET /api/loan-application/admin/:id',
      { params },
    );
    await approveAnew(workAs(test.services, officer), {
      params,
      body: { worseReason: 'We have seen the contract', facts: sinceApproval?.facts ?? '' },
    });
  }
}

/** Of the worlds of this story, the places that reveal the verdict to a moderator. */
async function revealedIn(story: Story): Promise<string[]> {
  const twice = async (verdict: Verdict): Promise<[World, World]> => [
    await worldWhere(verdict, 'Moderator', story),
    await worldWhere(verdict, 'Moderator', story),
  ];
  return revealedBy(await twice('Verified'), await twice('Rejected'));
}

it('an approval and its letter reveal it nowhere', { timeout: WORLDS_MS }, async () => {
  const revealed = await revealedIn({
    after: async (cast) => {
      await isApproved(cast);
      await isSigned(cast);
    },
  });
  expect(revealed).toEqual([]);
});

it('nor does the letter that the money is on its way', { timeout: WORLDS_MS }, async () => {
  const revealed = await revealedIn({
    decided: async (cast) => {
      await isApproved(cast);
      await isSigned(cast);
      return {
        _id: asId<'verifications'>(cast.records.verification),
        userId: cast.borrower.id,
        sid: 'basic_information',
      };
    },
    after: ({ test }) => promiseMoney(test.services, new Date(Date.now() + MINUTE_MS)),
  });
  expect(revealed).toEqual([]);
});

it(
  'nor does what is approved anew, what was decided for it, and who did',
  async () => {
    const revealed = await revealedIn({
      decided: async ({ test, borrower }) => {
        await verifiedSections(test.services, borrower, ['basic_information']);
        return send(test, borrower, 'banking_information', ['bank_statements']);
      },
      after: async (cast) => {
        await isApproved(cast);
        await isSigned(cast);
        await isApprovedAnew(cast);
      },
    });
    expect(revealed).toEqual([]);
  },
  WORLDS_MS,
);
