// Somebody of each role, with what is theirs: whom the tests of authority and of bad input send to every route.
import { applied } from '#features/applications/server/lender/lender-applications.test-support.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';
import { kindsOf, lender } from '#tests/support/lenders.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { recordsOf } from '#tests/support/records.ts';
import type { RecordKind, Role, Row } from './roles.ts';

export type Person = { browser: Caller; records: Record<RecordKind, string> };

let callers = 0;
/** An address of its own for each caller, because all calls from one address would be too many a minute. */
export const anAddress = () => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

/** The kinds of record that a route's example names: in its path, and in what it sends. */
export function kindsNamed({ id, send }: Pick<Row, 'id' | 'send'>): Set<RecordKind> {
  const kinds = new Set(id ? [id] : []);
  const noting: ProxyHandler<Person['records']> = {
    get: (_, kind) => {
      kinds.add(kind as RecordKind);
      return '';
    },
  };
  if (typeof send === 'function') send(new Proxy({} as Person['records'], noting));
  return kinds;
}

/** Makes somebody new; of a borrower's records those that are wanted, which are all where nothing is said. */
export type Maker = (isWanted?: (kind: RecordKind) => boolean) => Promise<Person>;

/** For each role a maker of somebody new in it. */
export function peopleOf(server: TestApp): Record<Role, Maker> {
  const { services } = server;
  const none = {
    account: newId(),
    exportModel: 'Account',
    lenderReport: 'loans',
    section: newId(),
    submission: newId(),
    formVersion: newId(),
    proofForm: newId(),
    proofVersion: newId(),
    formRequest: newId(),
    verification: newId(),
    mail: newId(),
    job: newId(),
    application: newId(),
    file: newId(),
    picture: newId(),
    session: newId(),
    partner: newId(),
    lender: newId(),
    staffAccount: newId(),
    product: newId(),
    partnerLoan: newId(),
    lenderPicture: newId(),
    consent: newId(),
    lenderApplication: newId(),
    agreement: newId(),
    runningLoan: newId(),
    loanInCredit: newId(),
    loanEntry: newId(),
    loanAdjustment: newId(),
    newDateRequest: newId(),
    loanWithNewDate: newId(),
    prize: newId(),
    prizePicture: newId(),
    acquisition: newId(),
    coupon: newId(),
    promoCode: newId(),
    contest: newId(),
    drawnContest: newId(),
    futureContest: newId(),
    contestRequest: newId(),
    openSection: newId(),
    provableSection: newId(),
    repaymentImport: newId(),
    policyDraft: newId(),
    policyTrial: newId(),
    policyVersion: newId(),
    complaint: newId(),
    signal: newId(),
    secondLook: newId(),
    decisionReview: newId(),
  };
  const borrower: Maker = async (isWanted) => {
    const person = await someone(services);
    const browser = await loggedIn(server, person, anAddress());
    return { browser, records: await recordsOf(server, person, isWanted) };
  };
  const withoutRecords = (known: Parameters<typeof someone>[1]) => async (): Promise<Person> => {
    const person = await someone(services, known);
    return { browser: await loggedIn(server, person, anAddress()), records: { ...none, account: person.id } };
  };
  const lending = async (): Promise<Person> => {
    const known = await lender(services);
    const { applicationId: lenderApplication } = await applied(services, known);
    const { id: loan } = await runningLoan(services, { lender: known });
    const own = { lenderApplication, runningLoan: loan, account: known.account.id };
    const records = { ...none, ...kindsOf(known), ...own };
    return { browser: await loggedIn(server, known.account), records };
  };
  return {
    visitor: async () => ({ browser: caller(server.app, anAddress()), records: none }),
    quizUser: withoutRecords({ status: 'UserQuiz' }),
    user: borrower,
    otherUser: borrower,
    suspended: withoutRecords({ status: 'Suspended' }),
    partner: lending,
    otherPartner: lending,
    moderator: withoutRecords({ userType: 'Moderator' }),
    admin: withoutRecords({ userType: 'Admin' }),
  };
}
