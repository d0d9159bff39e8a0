// For the screen tests of the workbench: documents that wait for their verdict.
import type { VerificationRecord } from '../../../contract.ts';
import type { Review } from '../queries.ts';

export const waitingDocuments: VerificationRecord = {
  _id: 'd1',
  userId: 'u1',
  sId: 'banking',
  submissionId: 's1',
  status: 'Submitted',
  attempt: 1,
  for: 'FullUser',
  created: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  rejectionReason: null,
  data: {},
  verificationSchema: { _id: 'v1', name: 'Banking', title: '', fields: [] },
};

export const waitingReview: Review = {
  verification: waitingDocuments,
  submission: {
    _id: 's1',
    status: 'SubmittedForVerfication',
    for: 'FullUser',
    created: '2026-03-01T09:00:00.000Z',
    data: {},
    informationSchema: { _id: 'i1', sId: 'banking', name: 'Banking', fields: [] },
  },
  earlier: [],
  notes: { approvalNote: null, rejectionNote: null, decidedBy: null },
  names: null,
  waits: [],
  signals: [],
  user: {
    _id: 'u1',
    fullName: 'Marcia Brown',
    email: 'marcia@example.com',
    phone: null,
    status: 'Active',
    infoStatus: 'FullModel',
    created: '2026-02-01T09:00:00.000Z',
    progress: { submitted: 1, waiting: 1, verified: 0, rejected: 0, total: 9 },
  },
};
