// Asks for a code: that of the app, or a recovery code in its place.
import { useState } from 'react';
import type { CallFailed } from '#platform/web/call.ts';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import { readCode } from '../rules/typed-code.ts';
import { secondStepTexts as texts } from '../texts/log-in.ts';

type CodeFormProps = {
  /** Without an app, a recovery code alone is asked for. */
  hasApp: boolean;
  /** There is another way above it, which is the main one. */
  isSecond?: boolean;
  /** Throws what the server refused; a refusal of the code itself is shown at the field. */
  send: (code: string) => Promise<void>;
  /** Any other. */
  onFailure: (failure: CallFailed) => void;
};

type Kind = 'app' | 'recovery';

export function CodeForm({ hasApp, ...props }: CodeFormProps) {
  const [kind, setKind] = useState<Kind>(hasApp ? 'app' : 'recovery');
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <div className="grid gap-3">
      <OneCode key={kind} kind={kind} {...props} />
      {hasApp && (
        <Button tone="quiet" onClick={() => setKind(other)}>
          {kind === 'app' ? texts.useRecovery : texts.useApp}
        </Button>
      )}
    </div>
  );
}

function OneCode({
  kind,
  isSecond = false,
  send,
  onFailure,
}: Omit<CodeFormProps, 'hasApp'> & { kind: Kind }) {
  const { field, busy, attach } = useNativeForm({
    names: ['code'],
    validate: validateAs(kind),
    send: ({ code }) => send(code),
    onFailure: (failure) => {
      if (failure.fields.code === undefined) onFailure(failure);
    },
  });
  return (
    <form {...attach} className="grid gap-4">
      <TextField
        {...field('code')}
        label={kind === 'app' ? texts.appCode : texts.recoveryCode}
        hint={kind === 'app' ? texts.appCodeHint : texts.recoveryCodeHint}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize={kind === 'app' ? 'none' : 'characters'}
        spellCheck={false}
        maxLength={30}
        className="tabular-nums"
      />
      <Button type="submit" wide busy={busy} tone={isSecond ? 'secondary' : 'primary'}>
        {texts.goOn}
      </Button>
    </form>
  );
}

const validateAs =
  (kind: Kind) =>
  ({ code }: { code: string }): FieldErrors =>
    readCode(code)?.kind === kind
      ? {}
      : { code: kind === 'app' ? texts.appCodeNeeded : texts.recoveryCodeNeeded };
