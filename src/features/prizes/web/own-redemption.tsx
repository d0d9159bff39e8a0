// What became of a person's own redemption, and the code of a coupon.

import { Banner } from '#platform/web/ui/banner.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Acquisition } from '../contract.ts';
import { acquisitionTexts as texts } from '../texts/prizes.ts';
import { STATUS_TONES } from './acquisition-status.tsx';
import { CouponCode } from './coupon-code.tsx';

export function OwnRedemption({ acquisition }: { acquisition: Acquisition }) {
  const { status, code, cancelReason, created, settled } = acquisition;
  return (
    <div className="grid gap-4">
      <Banner tone={STATUS_TONES[status]} title={texts.status[status]}>
        <p>{code === null ? texts.meaning[status] : texts.codeNote}</p>
        {cancelReason && (
          <p className="whitespace-pre-line">
            {texts.cancelReason} <q>{cancelReason}</q>
          </p>
        )}
        <p className="text-muted text-sm">
          <Unbroken>{texts.redeemedOn(showMoment(new Date(created)))}</Unbroken>
        </p>
        {code === null && <DecidedBy desk="rewards" at={settled} />}
      </Banner>
      {code !== null && <CouponCode code={code} />}
    </div>
  );
}
