// What staff see of people: their accounts, messages, answers and documents.
import { STAFF } from '../roles.ts';
import type { Examples } from './examples.ts';
import { see } from './see.ts';

const ADMIN = ['admin'] as const;
const TABS = ['sections', 'documents', 'loans', 'seeds', 'redemptions', 'signals', 'timeline', 'sessions'];

export const staffPeopleExamples: Examples = {
  '/admin/complaints': see(STAFF, '/admin/complaints', '/admin/complaints?late=yes'),
  '/admin/complaints/:id': see(STAFF, ({ complaint }) => `/admin/complaints/${complaint}`),
  '/admin/messages': see(STAFF, '/admin/messages', ({ account }) => `/admin/messages?with=${account}`),
  '/admin/email-user/log': see(ADMIN, '/admin/email-user/log', '/admin/email-user/log?state=Failed'),
  '/admin/signals': see(STAFF, '/admin/signals', '/admin/signals?older=week'),
  '/admin/signals/:id': see(STAFF, ({ signal }) => `/admin/signals/${signal}`),
  '/admin/users': see(
    STAFF,
    '/admin/users',
    '/admin/users?userType=Partner',
    '/admin/users?assigned=me',
    '/admin/users?search=maximiliana',
  ),
  '/admin/users/:id': {
    ...see(
      ADMIN,
      ({ account }) => `/admin/users/${account}`,
      ...TABS.map(
        (tab) =>
          ({ account }: { account: string }) =>
            `/admin/users/${account}?tab=${tab}`,
      ),
      ({ lender }) => `/admin/users/${lender}`,
    ),
    ...see(['moderator'], ({ account }) => `/admin/users/${account}`),
  },
  '/admin/partners': see(STAFF, '/admin/partners', '/admin/partners?status=None'),
  '/admin/partners/:id': see(STAFF, ({ longLenderAccount }) => `/admin/partners/${longLenderAccount}`),
  '/admin/submission': see(STAFF, '/admin/submission'),
  '/admin/submission/model-5': see(STAFF, '/admin/submission/model-5'),
  '/admin/submission/:id': see(ADMIN, ({ submission }) => `/admin/submission/${submission}`),
  '/admin/submission/model-5/:id': see(STAFF, ({ submission }) => `/admin/submission/model-5/${submission}`),
  '/admin/submission/user/:id': see(STAFF, ({ account }) => `/admin/submission/user/${account}`),
  '/admin/second-looks/:id': see(['moderator'], ({ secondLook }) => `/admin/second-looks/${secondLook}`),
  '/admin/verification': see(STAFF, '/admin/verification'),
  '/admin/verification/model-5': see(
    STAFF,
    '/admin/verification/model-5',
    '/admin/verification/model-5?show=waiting&sort=-waiting',
  ),
  '/admin/verification/without-documents': see(
    ADMIN,
    '/admin/verification/without-documents?model=PreQualUser',
  ),
  '/admin/verification/:id': see(ADMIN, ({ verification }) => `/admin/verification/${verification}`),
  '/admin/verification/model-5/:id': see(
    STAFF,
    ({ verification }) => `/admin/verification/model-5/${verification}`,
  ),
  '/admin/verification/user/:id': see(ADMIN, ({ account }) => `/admin/verification/user/${account}`),
  '/admin/verification/user/model-5/:id': see(
    STAFF,
    ({ account }) => `/admin/verification/user/model-5/${account}`,
  ),
};
