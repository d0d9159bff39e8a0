// Five tips about money, each with its example.
import { Page } from '#platform/web/ui/page.tsx';
import { financialTipTexts as texts } from '../texts/financial-tips.ts';

export const FinancialTips = () => (
  <Page title={texts.title} lead={texts.lead} width="narrow">
    <ol className="grid gap-4">
      {texts.tips.map((tip, place) => (
        <li
          key={tip.title}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 sm:p-6"
        >
          <span
            aria-hidden="true"
            className="figures grid size-[2.25rem] place-items-center rounded-full bg-leaf-soft font-bold text-leaf"
          >
            {place + 1}
          </span>
          <h2 className="self-center font-bold text-lg">{tip.title}</h2>
          <p className="col-span-2 sm:col-span-1 sm:col-start-2">{tip.text}</p>
          <p className="col-span-2 border-leaf border-l-4 pl-3 text-muted sm:col-span-1 sm:col-start-2">
            <strong className="block text-ink text-sm">{texts.example}</strong>
            {tip.example}
          </p>
        </li>
      ))}
    </ol>
  </Page>
);
