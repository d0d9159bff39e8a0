// One's own second step, where the password is changed.
import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ownFactorTexts as texts } from '../../texts/own.ts';
import { ownFactorsQuery } from '../calls.ts';
import { FactorList } from './factor-list.tsx';

export function OwnFactors() {
  const own = useQuery(ownFactorsQuery);
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <p className="max-w-prose text-muted">
        {texts.why} {own.data?.isRequired && texts.required}
      </p>
      <Loaded query={own}>{(factors) => <FactorList factors={factors} />}</Loaded>
    </Card>
  );
}
