// The button that spends seeds on a prize: it says why it cannot, and asks before it does.
import { type RefObject, useEffect, useId, useState } from 'react';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { Prize } from '../contract.ts';
import { mayRedeem, seedsMissing } from '../rules/may-redeem.ts';
import { nextPrizeTexts, redeemDetailTexts as texts } from '../texts/prizes.ts';
import { useRedeem } from './use-redeem.ts';

type RedeemActionProps = {
  prize: Prize;
  /** The person's balance in seeds; undefined until it is known. */
  balance: number | undefined;
  /** What takes the focus once it is redeemed, since the button is then disabled. */
  outcome: RefObject<HTMLElement | null>;
};

export function RedeemAction({ prize, balance, outcome }: RedeemActionProps) {
  const [asking, setAsking] = useState(false);
  const redeem = useRedeem(prize);
  const reasonId = useId();
  const verdict = mayRedeem(prize, balance ?? 0);
  const reason = balance === undefined || verdict.may || prize.isRedeemed ? null : verdict.message;
  const isDone = redeem.isSuccess && !asking;
  useEffect(() => {
    if (!isDone) return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'center' });
  }, [isDone, outcome]);
  const confirm = () => redeem.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <Card className="grid gap-4">
      <BalanceLine prize={prize} balance={balance} />
      {reason && <p id={reasonId}>{reason}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          className="grow"
          disabled={balance === undefined || !verdict.may}
          busy={redeem.isPending && !asking}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => setAsking(true)}
        >
          {prize.isRedeemed ? texts.redeemed : texts.redeem}
        </Button>
        {!verdict.may && verdict.code === 'prize.too_few_seeds' && balance !== undefined && (
          <LinkButton to="/earn-points" tone="secondary" className="grow">
            {texts.earnMore}
          </LinkButton>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.confirm(prize.name)}
        confirmText={texts.redeem}
        busy={redeem.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.confirmSpending(prize.pointRequired)}</p>
        <p className="text-muted">{texts.confirmLeft((balance ?? 0) - prize.pointRequired)}</p>
      </ConfirmDialog>
    </Card>
  );
}

function BalanceLine({ prize, balance }: Omit<RedeemActionProps, 'outcome'>) {
  if (balance !== undefined && !prize.isRedeemed && seedsMissing(prize, balance) > 0)
    return (
      <Progress
        label={texts.balance}
        value={balance}
        max={prize.pointRequired}
        text={nextPrizeTexts.progress(balance, prize.pointRequired)}
      />
    );
  return (
    <p className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
      <span className="text-muted">{texts.balance}</span>
      {balance !== undefined && <SeedAmount count={balance} />}
    </p>
  );
}
