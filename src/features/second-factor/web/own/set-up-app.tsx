// Sets up an authenticator app: the password, the picture that the app reads, and a first code.
import { useState } from 'react';
import { PasswordForm } from '#features/accounts/web/password/password-dialog.tsx';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { AppOffer } from '../../contract.ts';
import { readCode } from '../../rules/typed-code.ts';
import { ownFactorTexts as texts } from '../../texts/own.ts';
import { call } from '../calls.ts';

type SetUpAppProps = {
  open: boolean;
  onClose: () => void;
  onSetUp: (message: string, recoveryCodes: string[] | null) => void;
};

export const SetUpApp = ({ open, onClose, onSetUp }: SetUpAppProps) => (
  <Dialog open={open} title={texts.setUpApp} onClose={onClose}>
    <Steps onClose={onClose} onSetUp={onSetUp} />
  </Dialog>
);

function Steps({ onClose, onSetUp }: Omit<SetUpAppProps, 'open'>) {
  const [offer, setOffer] = useState<AppOffer | null>(null);
  if (offer) return <Scan offer={offer} onSetUp={onSetUp} />;
  return (
    <PasswordForm
      confirmText={texts.goOn}
      onPassword={async (currentPassword) =>
        setOffer(await call('POST /api/second-factor/app/begin', { body: { currentPassword } }))
      }
      onClose={onClose}
    >
      <p>{texts.passwordLead}</p>
    </PasswordForm>
  );
}

function Scan({ offer, onSetUp }: Pick<SetUpAppProps, 'onSetUp'> & { offer: AppOffer }) {
  const { field, busy, attach } = useNativeForm({
    names: ['code'],
    validate: ({ code }): FieldErrors =>
      readCode(code)?.kind === 'app' ? {} : { code: texts.appCodeNeeded },
    send: async ({ code }) => {
      const { message, recoveryCodes } = await call('POST /api/second-factor/app/confirm', {
        body: { code },
      });
      onSetUp(message, recoveryCodes);
    },
    onFailure: ({ message, fields }) => {
      if (fields.code === undefined) toast.bad(message);
    },
  });
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{texts.scanTitle}</h3>
      <p className="text-muted">{texts.scanHow}</p>
      <Picture {...offer.picture} />
      <a
        href={offer.address}
        className="link inline-flex min-h-11 items-center justify-self-center sm:hidden"
      >
        {texts.samePhone}
      </a>
      <div className="grid gap-1">
        <p className="text-muted text-sm">{texts.cannotScan}</p>
        <p className="select-all break-all rounded-md bg-sunk px-3 py-2 font-semibold tracking-wide">
          {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <form {...attach} className="grid gap-4">
        <TextField
          {...field('code')}
          label={texts.appCode}
          hint={texts.appCodeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          className="tabular-nums"
        />
        <Button type="submit" wide busy={busy}>
          {texts.confirm}
        </Button>
      </form>
    </div>
  );
}

/** Dark on light in either scheme: cameras read no other. */
const Picture = ({ side, path }: AppOffer['picture']) => (
  <svg
    viewBox={`0 0 ${side} ${side}`}
    role="img"
    aria-label={texts.pictureOf}
    shapeRendering="crispEdges"
    className="w-full max-w-56 justify-self-center rounded-md"
  >
    <rect width={side} height={side} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
