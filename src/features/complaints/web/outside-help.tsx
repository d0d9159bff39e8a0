// Where else somebody can complain, as the brand's configuration has it; nothing where it has nothing.
import { Card } from '#platform/web/ui/card.tsx';
import { brand } from '#texts/brand.ts';
import { ownComplaintTexts as texts } from '../texts/complaints.ts';

export function OutsideHelp({ place = brand.complaintsOutside }: { place?: typeof brand.complaintsOutside }) {
  if (!place) return null;
  return (
    <Card className="grid gap-2">
      <h2 className="font-bold text-lg">{texts.outside}</h2>
      <p>{texts.outsideLead}</p>
      <p>
        <a href={place.url} rel="noreferrer" className="link inline-flex min-h-11 items-center">
          {place.name}
        </a>
      </p>
    </Card>
  );
}
