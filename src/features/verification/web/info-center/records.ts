// What the Info Center reads, and how its records are divided among the tabs.
import { queryOptions } from '@tanstack/react-query';
import type {
  informationEndpoints,
  SubmissionRecord,
  SubmissionStatus,
} from '#features/information/contract.ts';
import { infoTabs } from '#features/information/rules/record-address.ts';
import { caller } from '#platform/web/call.ts';
import type { VerificationRecord, verificationEndpoints } from '../../contract.ts';

const call = caller<typeof informationEndpoints & typeof verificationEndpoints>();

/** A section that was given, with the latest documents for it. */
export type InfoRecord = SubmissionRecord & { documents: VerificationRecord | null };
export type RecordsByStatus = Record<SubmissionStatus, InfoRecord[]>;

export const recordsQuery = queryOptions({
  queryKey: ['informations', 'records'],
  queryFn: async ({ signal }): Promise<RecordsByStatus> => {
    const [submitted, documents] = await Promise.all([
      call('GET /api/informations/submitted', {}, { signal }),
      call('GET /api/informations/verifications/submitted', {}, { signal }),
    ]);
    // Staff are answered with the page of a panel; this screen is not theirs.
    if ('rows' in submitted || 'rows' in documents) return joined(NOTHING, []);
    return joined(submitted, documents);
  },
});

const NOTHING = { Submitted: [], SubmittedForVerfication: [], Verified: [], Rejected: [] };

function joined(
  submitted: Record<SubmissionStatus, SubmissionRecord[]>,
  documents: readonly VerificationRecord[],
): RecordsByStatus {
  const withDocuments = (record: SubmissionRecord): InfoRecord => ({
    ...record,
    documents: documents.find(({ submissionId }) => submissionId === record._id) ?? null,
  });
  return {
    Submitted: submitted.Submitted.map(withDocuments),
    SubmittedForVerfication: submitted.SubmittedForVerfication.map(withDocuments),
    Verified: submitted.Verified.map(withDocuments),
    Rejected: submitted.Rejected.map(withDocuments),
  };
}

export const STATUSES: readonly SubmissionStatus[] = [
  'Submitted',
  'SubmittedForVerfication',
  'Verified',
  'Rejected',
];

/** The status that a tab in the address shows; the first tab for anything else. */
export const statusOfTab = (tab: string | null): SubmissionStatus =>
  STATUSES.find((status) => infoTabs[status] === tab) ?? 'Submitted';
