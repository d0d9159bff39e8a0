// The next step on a borrower's first screen: one sentence, one button.
import { LinkButton } from '#platform/web/ui/link-button.tsx';

export type NextStepWords = { sentence: string; button: string; to: string };

export const NextStep = ({ sentence, button, to }: NextStepWords) => (
  <div className="grid gap-4">
    <div className="min-h-13 text-lg lg:min-h-6.5">{sentence}</div>
    <div>
      <LinkButton to={to}>{button}</LinkButton>
    </div>
  </div>
);
