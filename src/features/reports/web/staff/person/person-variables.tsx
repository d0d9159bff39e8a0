// The calculation variables of a borrower as keys and values.
import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { readVariables } from '../../../rules/variables.ts';
import { personVariableTexts as texts } from '../../../texts/staff-person.ts';
import { variablesQuery } from './queries.ts';

export function PersonVariables({ id }: { id: string }) {
  const variables = useQuery(variablesQuery(id));
  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="font-bold text-lg">{texts.title}</h2>
        <p className="text-muted text-sm">{texts.lead}</p>
      </div>
      <Loaded query={variables} skeleton={<Skeleton className="h-96" />}>
        {(answer) => (
          <dl className="gap-x-10 lg:columns-2">
            {readVariables(answer.variables).map(({ key, value }) => (
              <div
                key={key}
                className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2"
              >
                <dt className="break-all font-mono text-muted text-sm">{key}</dt>
                <dd className="figures wrap-anywhere text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  );
}
