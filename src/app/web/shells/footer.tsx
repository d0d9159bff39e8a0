// The foot of every public and borrower's page: social links, the licence line and the copyright.
import { Link } from 'react-router';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { brand } from '#texts/brand.ts';
import { frameTexts } from '#texts/navigation.ts';

const LINKS = [
  ['/about-us', frameTexts.aboutUs],
  ['/how-we-decide', frameTexts.howWeDecide],
  ['/faq', frameTexts.faq],
  ['/contact', frameTexts.contact],
  ['/termsandconditions', frameTexts.terms],
  ['/partner-signup', frameTexts.becomePartner],
] as const;

/** Drawn on a grid of 24. */
const SIGNS: Record<(typeof brand.social)[number]['name'], string> = {
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.7 1.8-1.7h1.9V2.7C17.3 2.6 16.3 2.5 15.2 2.5c-2.7 0-4.5 1.6-4.5 4.6v2.4h-3V13h3v8z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01',
  X: 'M4 4l6.6 8.8L4 20h2l5.5-5.9L16 20h4.5l-7-9.3L19.8 4h-2l-5 5.3L8.9 4z',
};

export function Footer() {
  return (
    <footer className="mt-auto border-line border-t bg-sunk">
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-6">
        <Reach />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <nav aria-label={frameTexts.footerNavigation} className="flex flex-wrap gap-x-6">
            {LINKS.map(([to, text]) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
              >
                {text}
              </Link>
            ))}
          </nav>
          <div className="-mx-2 flex">
            {brand.social.map(({ name, url }) => (
              <a
                key={name}
                href={url}
                rel="noreferrer"
                className="grid size-11 place-items-center rounded-full text-muted hover:bg-leaf-soft hover:text-leaf"
              >
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className="size-6"
                >
                  <path d={SIGNS[name]} />
                </svg>
                <span className="sr-only">{name}</span>
              </a>
            ))}
          </div>
        </div>
        <p className="text-muted text-sm">{frameTexts.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}

/** Licence, office, hours and phone; what the brand does not say is left out. */
const Reach = () => (
  <div className="grid gap-1">
    <p className="font-medium">
      {brand.licenceBanner}
      {brand.licence?.registerUrl && (
        <a
          href={brand.licence.registerUrl}
          rel="noreferrer"
          className="link ml-2 inline-flex min-h-11 items-center"
        >
          {frameTexts.lookUpLicence}
        </a>
      )}
    </p>
    <p className="text-muted">
      <Unbroken>{[brand.address, brand.hours, brand.phone].filter(Boolean).join(' · ')}</Unbroken>
    </p>
  </div>
);
