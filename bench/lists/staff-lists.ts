// Every list of the back office: where it is read, how it is searched, and the page that is measured deep inside it.

export type StaffList = {
  name: string;
  /** With the filters that staff mostly use, without page and search. */
  path: string;
  /** What is looked for; left out where the list has no search. */
  search?: string;
};

export const staffLists: readonly StaffList[] = [
  { name: 'users', path: '/api/accounts?userType=User', search: 'brown' },
  { name: 'users, suspended', path: '/api/accounts?userType=User&status=Suspended' },
  { name: 'submissions', path: '/api/informations/submitted/panel?audience=FullUser', search: 'brown' },
  {
    name: 'submissions, model 5',
    path: '/api/informations/submitted/panel?audience=PreQualUser',
    search: 'brown',
  },
  { name: 'verification', path: '/api/informations/verifications/panel?audience=FullUser', search: 'brown' },
  {
    name: 'verification, model 5',
    path: '/api/informations/verifications/panel?audience=PreQualUser',
    search: 'brown',
  },
  { name: 'review queue', path: '/api/verification/queue?audience=PreQualUser' },
  { name: 'loan applications', path: '/api/loan-application/admin', search: 'brown' },
  { name: 'loan applications, pending', path: '/api/loan-application/admin?status=Pending&sort=largest' },
  { name: 'redemptions', path: '/api/acquisitions' },
];
