// What else an applicant has asked for, the newest first.
import { Link } from 'react-router';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import type { StaffApplication } from '../../contract.ts';
import { STATUS_TONES } from './status-tones.ts';

export const OtherApplications = ({ others }: Pick<StaffApplication, 'others'>) => (
  <Card className="grid gap-2">
    <h2 className="font-bold text-xl">{texts.others}</h2>
    {others.length === 0 ? (
      <p className="text-muted">{texts.noOthers}</p>
    ) : (
      <ul>
        {others.map(({ _id, loanAmount, createdAt, status, partner, agreementEnd }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-2 not-last:border-b"
          >
            <Link to={`/admin/loans/${_id}`} className="link figures inline-flex min-h-11 items-center">
              {showDollars(loanAmount)}, {partner?.name ?? texts.ownLoan}
            </Link>
            <span className="flex flex-wrap items-center gap-3">
              <time dateTime={createdAt} className="text-muted text-sm">
                {showMoment(new Date(createdAt))}
              </time>
              <StatusChip tone={STATUS_TONES[status]}>{status}</StatusChip>
              {agreementEnd && <span className="text-muted text-sm">{texts.ended[agreementEnd]}</span>}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
