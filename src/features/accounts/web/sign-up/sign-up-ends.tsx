// What both sign-up forms end with: who may join on which terms, and the ways to the log-in and to the other form.
import { Link } from 'react-router';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';

export const AcceptsTerms = () => (
  <p className="text-muted">
    {texts.adultsOnly} {texts.termsLead}{' '}
    <Link to="/termsandconditions" className="link inline-block py-2.5">
      {texts.terms}
    </Link>
  </p>
);

type OtherWaysProps = { asks: string; to: string; label: string };

/** `asks` whether the other form, at `to`, is meant. */
export const OtherWays = ({ asks, to, label }: OtherWaysProps) => (
  <p className="text-center">
    {texts.haveAccount}{' '}
    <Link to="/" className="link inline-block py-2.5">
      {texts.backToLogin}
    </Link>
    <br />
    {asks}{' '}
    <Link to={to} className="link inline-block py-2.5">
      {label}
    </Link>
  </p>
);
