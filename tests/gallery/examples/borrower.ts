// What a borrower sees: somebody with nothing yet, with a loan that runs, with every record under long names, and with the full sections.
import { BORROWERS } from '../roles.ts';
import type { Examples } from './examples.ts';
import { leads, see } from './see.ts';

const ONE = ['borrower', 'longName'] as const;

export const borrowerExamples: Examples = {
  '/': { ...see(['visitor'], '/'), ...see(BORROWERS, '/') },
  '/quiz': see(['quizUser'], '/quiz'),
  '/earn-points': see(BORROWERS, '/earn-points', '/earn-points?tab=documents'),
  '/overview': see(BORROWERS, '/overview'),
  '/data': see(BORROWERS, '/data', '/data?tab=verification', '/data?tab=rejected'),
  '/information': {
    ...see(
      ['newcomer', 'longName'],
      '/information?section=basic_information',
      '/information?section=basic_information&step=date_of_birth',
    ),
    ...see(['fullUser'], '/information?section=income_information'),
  },
  '/verification': see(ONE, '/verification?section=income_information'),
  '/redeem': see(BORROWERS, '/redeem'),
  '/redeem/:id': see(['newcomer', ...ONE], ({ prize }) => `/redeem/${prize}`),
  '/contests': see(BORROWERS, '/contests'),
  '/contests/:id': see(
    ONE,
    ({ contest }) => `/contests/${contest}`,
    ({ drawnContest }) => `/contests/${drawnContest}`,
    ({ futureContest }) => `/contests/${futureContest}`,
  ),
  '/loans': see(BORROWERS, '/loans'),
  '/loan-services': see(BORROWERS, '/loan-services'),
  '/loan-services/compare': see(['newcomer', ...ONE], '/loan-services/compare'),
  '/loans/:id': see(ONE, ({ longLoan }) => `/loans/${longLoan}`),
  '/partnersloan/:id': see(ONE, ({ longPartner }) => `/partnersloan/${longPartner}`),
  '/loan-application': see(BORROWERS, '/loan-application'),
  '/loan-application/:id': {
    ...see(['borrower'], ({ ownApplication }) => `/loan-application/${ownApplication}`),
    ...see(
      ['longName'],
      ({ application }) => `/loan-application/${application}`,
      ({ agreement }) => `/loan-application/${agreement}`,
    ),
  },
  '/loan-application/:id/agreement': see(
    ['longName'],
    ({ agreement }) => `/loan-application/${agreement}/agreement`,
  ),
  '/my-loans': see(BORROWERS, '/my-loans'),
  '/my-loans/:id': {
    ...see(['borrower'], ({ ownLoan }) => `/my-loans/${ownLoan}`),
    ...see(
      ['longName'],
      ({ runningLoan }) => `/my-loans/${runningLoan}`,
      ({ loanWithNewDate }) => `/my-loans/${loanWithNewDate}`,
    ),
  },
  '/complaints': see(BORROWERS, '/complaints'),
  '/complaints/new': see(['newcomer', ...ONE], '/complaints/new'),
  '/complaints/:id': see(['longName'], ({ complaint }) => `/complaints/${complaint}`),
  '/messages': see(BORROWERS, '/messages'),
  '/profile': see(
    BORROWERS,
    '/profile',
    '/profile?view=activity',
    '/profile?view=points',
    '/profile?view=acquisitions',
    '/profile?view=contests',
  ),
  '/activity': leads(['borrower'], '/activity', '/profile?view=activity'),
  '/preferences': see(['newcomer', 'borrower'], '/preferences'),
  '/financial-tip': see(['borrower'], '/financial-tip'),
  '/update-password': see(['borrower'], '/update-password'),
};
