// The two lists that staff decide on, as links: applications, and reviews that declined borrowers asked for.
import { Link } from 'react-router';
import { reviewTexts as texts } from '#texts/reviews.ts';

const TABS = [
  { key: 'applications', to: '/admin/loans', text: texts.applicationsTab },
  { key: 'reviews', to: '/admin/loans?tab=reviews', text: texts.tab },
] as const;

export const LoanTabs = ({ chosen }: { chosen: (typeof TABS)[number]['key'] }) => (
  <nav aria-label={texts.tabs} className="flex gap-1 overflow-x-auto border-line border-b p-1 pb-0">
    {TABS.map(({ key, to, text }) => (
      <Link
        key={key}
        to={to}
        aria-current={key === chosen ? 'page' : undefined}
        className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap rounded-t-sm border-transparent border-b-3 px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf"
      >
        {text}
      </Link>
    ))}
  </nav>
);
