// The form for a new promo code, in a window over the list.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { dayOf } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { promoDeskTexts as texts } from '#texts/staff-prizes.ts';
import type { PromoCodeForm } from '../../../contract/promo-codes.ts';
import { promoCodeFaults } from '../../../rules/promo-code.ts';
import { call } from './queries.ts';

type AddPromoCodeProps = { open: boolean; onClose: () => void };

export function AddPromoCode({ open, onClose }: AddPromoCodeProps) {
  const formId = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (body: PromoCodeForm) => call('POST /api/promo-codes', { body }),
    onSuccess: async ({ message }) => {
      close();
      toast.good(message);
      await queries.invalidateQueries({ queryKey: ['promo-codes'] });
    },
    onError: (failure) => failure instanceof CallFailed && setErrors(failure.fields),
  });
  const close = () => {
    setErrors({});
    add.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = formIn(event.currentTarget);
    const faults = promoCodeFaults(body, new Date());
    setErrors(faults);
    const [first] = Object.keys(faults);
    if (!first) return add.mutate(body);
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={close}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId} busy={add.isPending}>
        {texts.add}
      </Button>
    </>
  );
  const hasOtherFailure = add.isError && Object.keys(errors).length === 0;
  return (
    <Dialog open={open} onClose={close} title={texts.addTitle} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        {hasOtherFailure && (
          <Banner tone="bad" role="alert">
            {add.error.message}
          </Banner>
        )}
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          {...faultOf(errors, 'code')}
        />
        <NumberField name="seeds" label={texts.seeds} {...faultOf(errors, 'seeds')} />
        <NumberField
          name="maxUses"
          label={texts.maxUses}
          hint={texts.maxUsesHint}
          optional
          {...faultOf(errors, 'maxUses')}
        />
        <DateField
          name="lastDay"
          label={texts.expires}
          hint={texts.expiresHint}
          optional
          min={dayOf(new Date())}
          {...faultOf(errors, 'lastDay')}
        />
      </form>
    </Dialog>
  );
}

const faultOf = (errors: FieldErrors, name: string) =>
  errors[name] === undefined ? {} : { error: errors[name] };

function formIn(form: HTMLFormElement): PromoCodeForm {
  const given = new FormData(form);
  const typed = (name: string) => String(given.get(name) ?? '').trim();
  const number = (name: string) => (typed(name) === '' ? null : Number(typed(name).replaceAll(',', '')));
  return {
    code: typed('code'),
    seeds: number('seeds'),
    maxUses: number('maxUses'),
    lastDay: typed('lastDay'),
  };
}
