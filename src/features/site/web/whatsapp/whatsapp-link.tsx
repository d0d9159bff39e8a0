// Links that open WhatsApp beside the app: to pass Pimento on, and to ask its people for help.

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { shareOnWhatsApp, writeOnWhatsApp } from '#shared/notices/whatsapp-links.ts';
import { whatsAppTexts as texts } from '../../texts/whatsapp.ts';

type WhatsAppLinkProps = { href: string; children: string };

const WhatsAppLink = ({ href, children }: WhatsAppLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className={`${buttonClass({ tone: 'secondary' })} justify-self-start`}
  >
    {children}
  </a>
);

/** Words that are the same for everybody, and the address of this page alone: nothing of whoever passes them on. */
export const ShareOnWhatsApp = ({ page }: { page: string }) => (
  <WhatsAppLink href={shareOnWhatsApp(texts.shareWords(`${window.location.origin}${page}`))}>
    {texts.share}
  </WhatsAppLink>
);

/** Nothing where nobody answers there. */
export const SupportOnWhatsApp = ({ number }: { number: string | null }) =>
  number && <WhatsAppLink href={writeOnWhatsApp(number)}>{texts.support}</WhatsAppLink>;
