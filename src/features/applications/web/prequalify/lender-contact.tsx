// Letting the lender of an offered loan get in touch: a button while it asks, and the word that it may once it was let.
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { consentVersionOf } from '#features/consents/rules/lender-consent.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { OfferedLoan } from '../../contract/prequalification.ts';
import { contactTexts as texts } from '../../texts/prequalification.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { useLetContact } from './queries.ts';

export function LenderContact({ loan }: { loan: OfferedLoan }) {
  const [isAsking, setIsAsking] = useState(false);
  const agreement = useLetContact();
  if (loan.contact === 'off') return null;
  if (loan.contact === 'allowed')
    return <p className="text-muted text-sm">{texts.allowed(loan.partner.name)}</p>;
  const agree = () =>
    agreement.mutate(
      { loanId: loan._id, consent: true, consentVersion: consentVersionOf('Prequalification') },
      { onSuccess: () => setIsAsking(false) },
    );
  return (
    <>
      <Button
        tone="secondary"
        icon={<Phone className="size-5" />}
        aria-label={texts.askFor(loan.name)}
        onClick={() => {
          agreement.reset();
          setIsAsking(true);
        }}
      >
        {texts.ask}
      </Button>
      <ContactDialog
        open={isAsking}
        lender={loan.partner}
        busy={agreement.isPending}
        failure={agreement.error?.message}
        onAgree={agree}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
