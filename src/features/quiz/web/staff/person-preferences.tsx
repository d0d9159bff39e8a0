// What a person prefers, as tags: only what is true.
import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { appealingOf } from '../../rules/preferences.ts';
import { personPreferenceTexts as texts } from '../../texts/staff-preferences.ts';
import { preferencesOfQuery } from './queries.ts';

export function PersonPreferences({ id }: { id: string }) {
  const preferences = useQuery(preferencesOfQuery(id));
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-lg">{texts.title}</h2>
      <Loaded query={preferences} skeleton={<Skeleton className="h-28" />}>
        {({ itemsThatAppeal, offersPreferences }) => (
          <>
            <Tags title={texts.itemsThatAppeal} flags={itemsThatAppeal} />
            <Tags title={texts.offersPreferences} flags={offersPreferences} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Tags({ title, flags }: { title: string; flags: Record<string, boolean> }) {
  const chosen = appealingOf(flags);
  return (
    <section className="grid gap-2">
      <h3 className="text-muted text-sm">{title}</h3>
      {chosen.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul aria-label={title} className="flex flex-wrap gap-2">
          {chosen.map((tag) => (
            <li key={tag} className="rounded-full border border-line bg-sunk px-3 py-1 text-sm">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
