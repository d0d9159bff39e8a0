// Takes the code that came to the number, with the consent to be written to there.
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Channel } from '../contract.ts';
import { isWholeCode } from '../rules/typed-code.ts';
import { channelTexts as texts, channelWording as wording } from '../texts/channels.ts';
import { call } from './queries.ts';

type ConfirmNumberProps = {
  channel: Channel;
  /** The number as it is shown to its owner. */
  number: string;
  onConfirmed: () => Promise<void>;
  onAnother: () => void;
};

export function ConfirmNumber({ channel, number, onConfirmed, onAnother }: ConfirmNumberProps) {
  const { field, busy, attach } = useNativeForm({
    names: ['code', 'agree'],
    validate: errorsOf,
    send: async ({ code }) => {
      const body = { code, consent: true, consentVersion: wording.version } as const;
      const { message } = await call('POST /api/channels/confirm', { body });
      toast.good(message);
      await onConfirmed();
    },
    onFailure: (failure) => {
      if (failure.fields.code === undefined) toast.bad(failure.message);
    },
  });
  return (
    <form {...attach} className="grid gap-4">
      <p role="status">
        <Unbroken>{texts.codeSent(number)}</Unbroken>
      </p>
      <TextField
        {...field('code')}
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="tabular-nums"
      />
      <CheckboxField {...field('agree')} label={wording.agree(texts.names[channel])} hint={wording.more} />
      <Button type="submit" tone="secondary" wide busy={busy}>
        {texts.confirm}
      </Button>
      <Button tone="quiet" onClick={onAnother}>
        {texts.anotherNumber}
      </Button>
    </form>
  );
}

const errorsOf = ({ code, agree }: { code: string; agree: string }): FieldErrors => ({
  ...(isWholeCode(code) ? {} : { code: texts.codeNeeded }),
  ...(agree === '' ? { agree: texts.agreeNeeded } : {}),
});
