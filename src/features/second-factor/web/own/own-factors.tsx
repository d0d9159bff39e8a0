// One's own second step, where the password is changed: what there is of it, and how to add, renew and remove.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PasswordDialog } from '#features/accounts/web/password/password-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { showMoment } from '#shared/calendar.ts';
import type { OwnFactors as Own } from '../../contract.ts';
import { ownFactorTexts as texts } from '../../texts/own.ts';
import { call, ownFactorsQuery } from '../calls.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

/** `null`: made, but the answer with them was lost. */
export type NewCodes = string[] | null;

export function OwnFactors() {
  const own = useQuery(ownFactorsQuery);
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <p className="max-w-prose text-muted">{texts.why}</p>
      <Loaded query={own}>{(factors) => <Factors factors={factors} />}</Loaded>
    </Card>
  );
}

type Open = 'setUpApp' | 'removeApp' | 'newCodes' | null;

export function Factors({ factors, onSetUp }: { factors: Own; onSetUp?: () => void }) {
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<NewCodes | undefined>(undefined);
  const queries = useQueryClient();
  const close = () => setOpen(null);
  const changed = (message: string) => {
    close();
    toast.good(message);
    void queries.invalidateQueries({ queryKey: ownFactorsQuery.queryKey });
  };
  const setUp = (message: string, made: NewCodes) => {
    changed(message);
    setCodes(made);
  };
  const body = (currentPassword: string) => ({ body: { currentPassword } });
  return (
    <>
      <ul className="grid divide-y divide-line">
        <Row
          icon={<Smartphone className="size-5" />}
          title={texts.app}
          text={
            factors.appSince === null ? texts.appNone : texts.appSince(showMoment(new Date(factors.appSince)))
          }
        >
          {factors.appSince === null ? (
            <Button tone="secondary" size="sm" onClick={() => setOpen('setUpApp')}>
              {texts.setUpApp}
            </Button>
          ) : (
            <Button
              tone="secondary"
              size="sm"
              aria-label={texts.removeApp}
              onClick={() => setOpen('removeApp')}
            >
              {texts.remove}
            </Button>
          )}
        </Row>
        {factors.appSince !== null && (
          <Row
            icon={<KeyRound className="size-5" />}
            title={texts.codes}
            text={texts.codesLeft(factors.recoveryCodesLeft)}
          >
            <Button tone="secondary" size="sm" onClick={() => setOpen('newCodes')}>
              {texts.newCodes}
            </Button>
          </Row>
        )}
      </ul>
      <SetUpApp open={open === 'setUpApp'} onClose={close} onSetUp={setUp} />
      <PasswordDialog
        open={open === 'removeApp'}
        title={texts.removeApp}
        confirmText={texts.remove}
        danger
        onPassword={async (password) =>
          changed((await call('POST /api/second-factor/app/remove', body(password))).message)
        }
        onClose={close}
      >
        <p>{texts.removeAppLead}</p>
      </PasswordDialog>
      <PasswordDialog
        open={open === 'newCodes'}
        title={texts.newCodes}
        confirmText={texts.newCodes}
        onPassword={async (password) => {
          const renewed = await call('POST /api/second-factor/recovery-codes', body(password));
          setUp(renewed.message, renewed.recoveryCodes);
        }}
        onClose={close}
      >
        <p>{texts.newCodesLead}</p>
      </PasswordDialog>
      <RecoveryCodesDialog
        codes={codes}
        onKept={() => {
          setCodes(undefined);
          onSetUp?.();
        }}
      />
    </>
  );
}

type RowProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

const Row = ({ icon, title, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div className="flex min-w-0 flex-1 basis-56 gap-3">
      <span className="mt-0.5 text-leaf">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-muted text-sm">{text}</p>
      </div>
    </div>
    {children}
  </li>
);
