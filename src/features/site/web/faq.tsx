// Questions and answers; each answer unfolds without any script.
import { Page } from '#platform/web/ui/page.tsx';
import { brand } from '#texts/brand.ts';
import { faqTexts } from '../texts/site-pages.ts';
import { SupportOnWhatsApp } from './whatsapp/whatsapp-link.tsx';

export const FaqPage = () => (
  <Page width="narrow" title={faqTexts.title} lead={faqTexts.lead}>
    {faqTexts.groups.map((group) => (
      <section key={group.title} className="grid gap-2">
        <h2 className="font-bold text-xl">{group.title}</h2>
        <div className="rounded-lg border border-line bg-surface">
          {group.questions.map(([question, answer]) => (
            <details key={question} className="group border-line not-last:border-b">
              <summary className="flex min-h-13 items-center justify-between gap-4 px-4 py-3 font-semibold">
                {question}
                <span
                  aria-hidden="true"
                  className="text-leaf text-xl before:content-['+'] group-open:before:content-['–']"
                />
              </summary>
              <p className="max-w-prose px-4 pb-4 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    ))}
    <a href={`mailto:${brand.supportEmail}`} className="link py-2.5">
      {brand.supportEmail}
    </a>
    <SupportOnWhatsApp number={brand.supportWhatsApp} />
  </Page>
);
