// Asks for the number, and has a code sent to it.
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Channel } from '../contract.ts';
import { readMobile } from '../rules/mobile-number.ts';
import { channelTexts as texts } from '../texts/channels.ts';
import { call } from './queries.ts';

type AskCodeProps = {
  channel: Channel;
  /** The phone number as it was given at sign-up. */
  phone: string;
  onSent: () => Promise<void>;
};

export function AskCode({ channel, phone, onSent }: AskCodeProps) {
  const { field, busy, attach } = useNativeForm({
    names: ['phone'],
    validate: phoneErrors,
    send: async ({ phone }) => {
      await call('POST /api/channels/code', { body: { channel, phone } });
      await onSent();
    },
    onFailure: (failure) => {
      if (failure.fields.phone === undefined) toast.bad(failure.message);
    },
  });
  return (
    <form {...attach} className="grid gap-4">
      <TextField
        {...field('phone')}
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        defaultValue={phone}
      />
      <Button type="submit" tone="secondary" wide busy={busy}>
        {texts.sendCode}
      </Button>
    </form>
  );
}

const phoneErrors = ({ phone }: { phone: string }): FieldErrors =>
  readMobile(phone) === null ? { phone: texts.phoneNeeded } : {};
