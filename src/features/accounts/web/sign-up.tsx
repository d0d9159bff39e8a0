// /signup: the form of a new account, what happens next, and congratulations when a promo code gave seeds.
import { useState } from 'react';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { repeatError, SIGN_UP_NAMES, signUpErrors } from '../rules/fields.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';
import { call } from './calls.ts';
import { NewPasswordFields } from './password/new-password-fields.tsx';
import { PersonFields } from './sign-up/person-fields.tsx';
import { AcceptsTerms, OtherWays } from './sign-up/sign-up-ends.tsx';
import { SignedUp } from './sign-up/signed-up.tsx';

type Done = { email: string; congratulate: boolean };

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'promoCode', 'password', 'confirm'] as const;

/** `onDone` hears the address once its account is asked for. */
export function SignUp({ onDone }: { onDone?: (email: string) => void }) {
  const [done, setDone] = useState<Done | null>(null);
  const { field, busy, attach } = useNativeForm({
    names: NAMES,
    validate: (values) => {
      const confirm = repeatError(values.confirm, values.password);
      return { ...signUpErrors(values, SIGN_UP_NAMES), ...(confirm ? { confirm } : {}) };
    },
    send: async ({ confirm, ...person }) => {
      const { message, isCouponApplied } = await call('POST /api/accounts/register', {
        body: { ...person, promoCode: person.promoCode.trim() },
      });
      toast.good(message);
      onDone?.(person.email);
      setDone({ email: person.email, congratulate: isCouponApplied });
    },
    onFailure: ({ message }) => toast.bad(message, 'top-center'),
  });
  if (done)
    return (
      <>
        {/* The form comes back empty. */}
        <SignedUp email={done.email} onAgain={() => setDone(null)} />
        <Congratulations open={done.congratulate} onClose={() => setDone({ ...done, congratulate: false })} />
      </>
    );
  return (
    <Page title={texts.signUpTitle} lead={texts.signUpLead} width="narrow">
      <Card>
        <form {...attach} className="grid gap-4">
          <PersonFields field={field} />
          <TextField
            {...field('phone')}
            label={texts.phone}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel"
            optional
          />
          <NewPasswordFields field={field} />
          <TextField
            {...field('promoCode')}
            label={texts.promoCode}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            optional
          />
          <AcceptsTerms />
          <Button type="submit" wide busy={busy}>
            {texts.signUp}
          </Button>
        </form>
      </Card>
      <OtherWays asks={texts.isPartner} to="/partner-signup" label={texts.becomePartner} />
    </Page>
  );
}

const Congratulations = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={texts.congratulations}
    footer={<Button onClick={onClose}>{texts.continue}</Button>}
  >
    <p>{texts.couponApplied}</p>
  </Dialog>
);
