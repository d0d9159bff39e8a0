// The two lists that staff decide on, as links: applications, and reviews that declined borrowers asked for.
import { Link } from 'react-router';
import { reviewTexts as texts } from '#features/decisions/texts/reviews.ts';

const TABS = [
  { key: 'applications', to: '/admin/loans', text: texts.applicationsTab },
  { key: 'reviews', to: '/admin/loans?tab=reviews', text: texts.tab },
] as const;

export const LoanTabs = ({ chosen }: { chosen: (typeof TABS)[number]['key'] }) => (
  <nav aria-label={texts.tabs} className="tab-row">
    {TABS.map(({ key, to, text }) => (
      <Link key={key} to={to} aria-current={key === chosen ? 'page' : undefined} className="tab">
        {text}
      </Link>
    ))}
  </nav>
);
