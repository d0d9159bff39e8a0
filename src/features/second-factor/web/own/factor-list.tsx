// What there is of a second step, and how to add, renew and remove.

import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PasswordDialog } from '#features/accounts/web/password/password-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { OwnFactors } from '../../contract.ts';
import { ownFactorTexts as texts } from '../../texts/own.ts';
import { call, ownFactorsQuery } from '../calls.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

type Open = 'app' | 'passkey' | 'removeApp' | 'codes' | { removePasskey: string } | null;
type FactorListProps = {
  factors: OwnFactors /** Once one is set up and its recovery codes are kept. */;
  onSetUp?: () => void;
};

export function FactorList({ factors, onSetUp }: FactorListProps) {
  const { appSince, passkeys, recoveryCodesLeft } = factors;
  const [open, setOpen] = useState<Open>(null);
  return (
    <>
      <ul className="grid divide-y divide-line">
        <Row
          icon={<Fingerprint className="size-5" />}
          title={texts.passkeys}
          text={passkeys.length === 0 ? texts.passkeysNone : ''}
        >
          <Act onClick={() => setOpen('passkey')}>{texts.addPasskey}</Act>
        </Row>
        {passkeys.map(({ _id, name, created, lastUsed }) => (
          <Row
            key={_id}
            title={name}
            text={lastUsed ? texts.passkeyUsed(momentOf(lastUsed)) : texts.passkeySince(momentOf(created))}
          >
            <Act label={texts.removePasskeyNamed(name)} onClick={() => setOpen({ removePasskey: _id })}>
              {texts.remove}
            </Act>
          </Row>
        ))}
        <Row
          icon={<Smartphone className="size-5" />}
          title={texts.app}
          text={appSince === null ? texts.appNone : texts.appSince(momentOf(appSince))}
        >
          {appSince === null ? (
            <Act onClick={() => setOpen('app')}>{texts.setUpApp}</Act>
          ) : (
            <Act label={texts.removeApp} onClick={() => setOpen('removeApp')}>
              {texts.remove}
            </Act>
          )}
        </Row>
        {(appSince !== null || passkeys.length > 0) && (
          <Row
            icon={<KeyRound className="size-5" />}
            title={texts.codes}
            text={texts.codesLeft(recoveryCodesLeft)}
          >
            <Act onClick={() => setOpen('codes')}>{texts.newCodes}</Act>
          </Row>
        )}
      </ul>
      <Windows
        open={open}
        hadNone={appSince === null && passkeys.length === 0}
        onClose={() => setOpen(null)}
        onSetUp={onSetUp}
      />
    </>
  );
}

type WindowsProps = Pick<FactorListProps, 'onSetUp'> & {
  open: Open;
  /** Recovery codes come with the first factor. */
  hadNone: boolean;
  onClose: () => void;
};

function Windows({ open, hadNone, onClose, onSetUp }: WindowsProps) {
  const [codes, setCodes] = useState<string[] | null | undefined>(undefined);
  const queries = useQueryClient();
  const changed = (message: string) => {
    onClose();
    toast.good(message);
    void queries.invalidateQueries({ queryKey: ownFactorsQuery.queryKey });
  };
  const added = (message: string, made: string[] | null) => {
    changed(message);
    if (made !== null || hadNone) setCodes(made);
  };
  const asBody = (currentPassword: string) => ({ body: { currentPassword } });
  return (
    <>
      <AddPasskey open={open === 'passkey'} onClose={onClose} onSetUp={added} />
      <SetUpApp open={open === 'app'} onClose={onClose} onSetUp={added} />
      <PasswordDialog
        open={open === 'removeApp'}
        title={texts.removeApp}
        confirmText={texts.remove}
        danger
        onPassword={async (password) =>
          changed((await call('POST /api/second-factor/app/remove', asBody(password))).message)
        }
        onClose={onClose}
      >
        <p>{texts.removeAppLead}</p>
      </PasswordDialog>
      <PasswordDialog
        open={typeof open === 'object' && open !== null}
        title={texts.removePasskey}
        confirmText={texts.remove}
        danger
        onPassword={async (password) => {
          if (typeof open !== 'object' || open === null) return;
          const which = { params: { id: open.removePasskey }, ...asBody(password) };
          changed((await call('POST /api/second-factor/passkeys/remove/:id', which)).message);
        }}
        onClose={onClose}
      >
        <p>{texts.removePasskeyLead}</p>
      </PasswordDialog>
      <PasswordDialog
        open={open === 'codes'}
        title={texts.newCodes}
        confirmText={texts.newCodes}
        onPassword={async (password) => {
          const renewed = await call('POST /api/second-factor/recovery-codes', asBody(password));
          changed(renewed.message);
          setCodes(renewed.recoveryCodes);
        }}
        onClose={onClose}
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

const momentOf = (moment: string): string => showMoment(new Date(moment));

type ActProps = { label?: string; onClick: () => void; children: ReactNode };

const Act = ({ label, onClick, children }: ActProps) => (
  <Button tone="secondary" size="sm" aria-label={label} onClick={onClick}>
    {children}
  </Button>
);

type RowProps = { icon?: ReactNode; title: string; text: string; children: ReactNode };

/** One without a sign belongs to the one above it. */
const Row = ({ icon, title, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div className="flex min-w-0 flex-1 basis-56 gap-3">
      <span className="mt-0.5 w-5 shrink-0 text-leaf">{icon}</span>
      <div className="min-w-0">
        <p className="break-words font-semibold">{title}</p>
        {text && (
          <p className="text-muted text-sm">
            <Unbroken>{text}</Unbroken>
          </p>
        )}
      </div>
    </div>
    {children}
  </li>
);
