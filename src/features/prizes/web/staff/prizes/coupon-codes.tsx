// The codes of a coupon, as counts: adding more, and taking back those that nobody has got.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { AsksBeforeLeaving } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Prize, PrizeDesk } from '../../../contract.ts';
import { codesError, readCodes } from '../../../rules/coupon-codes.ts';
import { couponTexts, prizeDeskTexts } from '../../../texts/staff-prizes.ts';
import { staffPrizeRefusals } from '../../../texts/staff-refusals.ts';
import { call } from '../../queries.ts';
import { CodesField } from './codes-field.tsx';

type CouponCodesProps = { prize: Prize; codes: NonNullable<PrizeDesk['codes']> };

export const CouponCodes = ({ prize, codes }: CouponCodesProps) => (
  <Card className="grid grid-cols-1 gap-5">
    <div className="grid gap-1">
      <h2 className="font-bold text-lg">{couponTexts.title}</h2>
      <p className="text-muted">{couponTexts.lead}</p>
    </div>
    <Facts>
      <Fact name={couponTexts.free}>{codes.free.toLocaleString('en-JM')}</Fact>
      <Fact name={couponTexts.handedOut}>{codes.handedOut.toLocaleString('en-JM')}</Fact>
    </Facts>
    {!prize.isRemoved && <AddCodes id={prize._id} />}
    {!prize.isRemoved && codes.free > 0 && <WithdrawCodes id={prize._id} />}
  </Card>
);

function AddCodes({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (codes: string[]) => call('POST /api/prizes/codes/:id', { params: { id }, body: { codes } }),
    onSuccess: ({ message }) => {
      setTyped('');
      toast.good(message);
      return queries.invalidateQueries({ queryKey: ['prizes'] });
    },
    onError: (failure) => failure instanceof CallFailed && setError(failure.fields.codes ?? failure.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { codes } = readCodes(typed);
    const found = codes.length === 0 ? staffPrizeRefusals['prize.codes_missing'].text : codesError(codes);
    setError(found);
    if (!found) add.mutate(codes);
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <AsksBeforeLeaving when={typed !== ''} />
      <CodesField
        value={typed}
        error={error}
        onValue={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      <Button type="submit" tone="secondary" busy={add.isPending} className="justify-self-end">
        {couponTexts.add}
      </Button>
    </form>
  );
}

const WithdrawCodes = ({ id }: { id: string }) => (
  <div className="border-line border-t pt-4">
    <ConfirmedButton
      tone="quiet"
      question={{
        title: couponTexts.withdrawAsk,
        confirmText: prizeDeskTexts.yes,
        danger: true,
        lead: <p>{couponTexts.withdrawNote}</p>,
      }}
      send={() => call('POST /api/prizes/codes/:id/withdraw', { params: { id } })}
      topics={['prizes']}
    >
      {couponTexts.withdraw}
    </ConfirmedButton>
  </div>
);
