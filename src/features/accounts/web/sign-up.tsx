// /signup: the form of a new account, and congratulations when a promo code gave seeds.
import { useState } from 'react';
import { Link } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { repeatFault, SIGN_UP_NAMES, signUpFaults } from '../rules/fields.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';
import { call } from './calls.ts';
import { NewPasswordFields } from './password/new-password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'promoCode', 'password', 'confirm'] as const;

export function SignUp() {
  const [done, setDone] = useState<{ count: number; message: string; congratulate: boolean }>({
    count: 0,
    message: '',
    congratulate: false,
  });
  const { field, busy, attach, reset } = useAccountForm({
    names: NAMES,
    judge: (values) => {
      const confirm = repeatFault(values.confirm, values.password);
      return { ...signUpFaults(values, SIGN_UP_NAMES), ...(confirm ? { confirm } : {}) };
    },
    send: async ({ confirm, ...person }) => {
      const { message, isCouponApplied } = await call('POST /api/accounts/register', {
        body: { ...person, promoCode: person.promoCode.trim() },
      });
      toast.good(message);
      reset();
      setDone(({ count }) => ({ count: count + 1, message, congratulate: isCouponApplied }));
    },
    onFailure: ({ message }) => toast.bad(message, 'top-center'),
  });
  return (
    <Page title={texts.signUpTitle} lead={texts.signUpLead} width="narrow">
      {done.message && (
        <Banner tone="good" role="status">
          {done.message}
        </Banner>
      )}
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
          <NewPasswordFields key={done.count} field={field} />
          <TextField
            {...field('promoCode')}
            label={texts.promoCode}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            optional
          />
          <p className="text-muted">
            {texts.adultsOnly} {texts.termsLead}{' '}
            <Link to="/termsandconditions" className="link inline-block py-2.5">
              {texts.terms}
            </Link>
          </p>
          <Button type="submit" wide busy={busy}>
            {texts.signUp}
          </Button>
        </form>
      </Card>
      <p className="text-center">
        {texts.haveAccount}{' '}
        <Link to="/" className="link inline-block py-2.5">
          {texts.backToLogin}
        </Link>
        <br />
        {texts.isPartner}{' '}
        <Link to="/partner-signup" className="link inline-block py-2.5">
          {texts.becomePartner}
        </Link>
      </p>
      <Congratulations open={done.congratulate} onClose={() => setDone({ ...done, congratulate: false })} />
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
