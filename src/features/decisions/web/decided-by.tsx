// By which version of the rules a decision was made, and the way to read them.
import { Link } from 'react-router';
import { offerReasonTexts as texts } from '../texts/decisions.ts';

export const DecidedBy = ({ policyVersion }: { policyVersion: number }) => (
  <p className="text-muted text-sm">
    {texts.decidedBy(policyVersion)}{' '}
    <Link to="/how-we-decide" className="link inline-flex min-h-11 items-center">
      {texts.howWeDecide}
    </Link>
  </p>
);
