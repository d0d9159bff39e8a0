// What goes unheard once an edit of a form is published.
import { configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { Banner } from '#platform/web/ui/banner.tsx';

export const Losses = ({ losses }: { losses: readonly string[] }) =>
  losses.length > 0 && (
    <Banner tone="bad" title={texts.atRisk}>
      <ul className="grid list-disc gap-1 pl-5">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Banner>
  );
