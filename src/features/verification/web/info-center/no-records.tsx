// What a tab of the Info Center says when nothing is under it, from what is under the others.
import type { SubmissionStatus } from '#features/information/contract.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { infoCenterTexts as texts } from '../../texts/info-center.ts';
import type { RecordsByStatus } from './records.ts';

type NoRecordsProps = { status: SubmissionStatus; records: RecordsByStatus };

export function NoRecords({ status, records }: NoRecordsProps) {
  const said = emptyWords(status, records);
  const action = said.leadsHome && (
    <LinkButton to="/" tone="secondary">
      {texts.toHome}
    </LinkButton>
  );
  return <EmptyState title={said.title} text={said.text} action={action} />;
}

type Said = { title?: string; text: string; leadsHome?: boolean };

function emptyWords(status: SubmissionStatus, records: RecordsByStatus): Said {
  const { Submitted, SubmittedForVerfication, Verified, Rejected } = records;
  const isDue = Submitted.length + Rejected.length > 0;
  const isWaiting = SubmittedForVerfication.length > 0;
  switch (status) {
    case 'Submitted':
      return isWaiting || Verified.length + Rejected.length > 0
        ? { text: texts.allSent }
        : { text: texts.nothingSubmitted, leadsHome: true };
    case 'SubmittedForVerfication':
      return Verified.length > 0 && !isDue
        ? { text: texts.allDecided }
        : { ...texts.noVerification, leadsHome: true };
    case 'Verified':
      if (isWaiting) return texts.inProcess;
      return isDue
        ? { ...texts.noVerification, leadsHome: true }
        : { text: texts.noneApproved, leadsHome: true };
    case 'Rejected':
      return { text: texts.noneRejected };
  }
}
