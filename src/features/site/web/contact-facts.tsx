// Company, licence, office, hours, phone and mail, as the brand's configuration has them; what it does not have is left out.
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { brand } from '#texts/brand.ts';
import { contactTexts as texts } from '../texts/contact.ts';
import { SupportOnWhatsApp } from './whatsapp/whatsapp-link.tsx';

type Shown = Pick<
  typeof brand,
  | 'legalName'
  | 'address'
  | 'hours'
  | 'phone'
  | 'supportEmail'
  | 'supportWhatsApp'
  | 'licence'
  | 'licenceBanner'
>;

export function ContactFacts({ of = brand }: { of?: Shown }) {
  const { legalName, address, hours, phone, supportEmail, supportWhatsApp, licence, licenceBanner } = of;
  return (
    <Facts>
      <Fact name={texts.company}>{legalName}</Fact>
      <Fact name={texts.licence}>
        {licenceBanner}
        {licence?.registerUrl && (
          <a href={licence.registerUrl} rel="noreferrer" className="link flex min-h-11 items-center">
            {texts.lookUp}
          </a>
        )}
      </Fact>
      <Fact name={texts.office}>{address}</Fact>
      {hours && <Fact name={texts.hours}>{hours}</Fact>}
      {phone && (
        <Fact name={texts.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link inline-flex min-h-11 items-center">
            {phone}
          </a>
        </Fact>
      )}
      {supportWhatsApp && (
        <Fact name={texts.whatsApp}>
          <SupportOnWhatsApp number={supportWhatsApp} />
        </Fact>
      )}
      <Fact name={texts.inTheApp}>{texts.messagesLead}</Fact>
      <Fact name={texts.email}>
        <a href={`mailto:${supportEmail}`} className="link inline-flex min-h-11 items-center">
          <EmailAddress of={supportEmail} />
        </a>
      </Fact>
    </Facts>
  );
}
