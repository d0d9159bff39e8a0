// Finds or opens somebody for each role in a database of demonstration people, and gives each a known password.
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { applied } from '#features/applications/server/lender/lender-applications.test-support.ts';
import type { Services } from '#platform/server/work.ts';
import { someone, submitted } from '../../support/builders.ts';
import { lender } from '../../support/lenders.ts';
import { runningLoan } from '../../support/loans.ts';
import type { Role } from '../roles.ts';
import { LONG_PERSON, long, longEmail } from './long-names.ts';

export type LoggedInRole = Exclude<Role, 'visitor'>;

/** Their ids and addresses; all of them log in with the demonstration password. */
export async function peopleOf(services: Services) {
  const longName = await someone(services, { ...LONG_PERSON, email: longEmail('maximiliana') });
  const moderator = await someone(services, {
    ...LONG_PERSON,
    userType: 'Moderator',
    email: longEmail('moderator'),
  });
  const longLender = await lender(services, { partner: { name: long('Microfinancecooperative') } });
  const client = await someone(services, { ...LONG_PERSON, email: longEmail('client') });
  await submitted(services, client);
  const { applicationId: lentApplication } = await applied(services, longLender, { person: client });
  const { id: lentLoan } = await runningLoan(services, { lender: longLender });
  await services.db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(DEMO_PASSWORD) })
    .where('password_hash', '=', '-')
    .execute();
  const emails: Record<LoggedInRole, string> = {
    quizUser: await demoPerson(services, { status: 'UserQuiz' }),
    newcomer: await newcomer(services),
    borrower: await borrowerWithLoan(services),
    longName: longName.email,
    fullUser: await demoPerson(services, { status: 'Active', infoStatus: 'FullModel' }),
    lender: 'partner@pimento.example',
    longLender: longLender.account.email,
    moderator: moderator.email,
    admin: 'admin@pimento.example',
  };
  return { emails, longName, longLender, lentApplication, lentLoan };
}

async function demoPerson(
  { db }: Services,
  { status, infoStatus = 'FirstModel' }: { status: string; infoStatus?: string },
): Promise<string> {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('user_type', '=', 'User')
    .where('status', '=', status as 'Active')
    .where('info_status', '=', infoStatus as 'FirstModel')
    .where('email', 'like', '%@seed%')
    .orderBy('email')
    .executeTakeFirstOrThrow();
  return email;
}

/** Past the quiz, without an answer to any section. */
const newcomer = async ({ db }: Services): Promise<string> =>
  (
    await db
      .selectFrom('accounts')
      .select('email')
      .where('status', '=', 'Created')
      .where('user_type', '=', 'User')
      .where('email', 'like', '%@seed%')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('submissions').select('submissions.id').whereRef('account_id', '=', 'accounts.id'),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
  ).email;

const borrowerWithLoan = async ({ db }: Services): Promise<string> =>
  (
    await db
      .selectFrom('loans')
      .innerJoin('accounts', 'accounts.id', 'loans.account_id')
      .select('email')
      .where('loans.state', '=', 'Active')
      .where('loans.partner_id', 'is', null)
      .where('email', 'like', '%@seed%')
      .executeTakeFirstOrThrow()
  ).email;
