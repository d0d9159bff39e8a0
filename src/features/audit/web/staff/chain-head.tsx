// The seal of the audit log: the name of its newest block, to be kept where nobody of this house can change it.
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { showMoment } from '#shared/calendar.ts';
import { securityTexts as texts } from '../../texts/staff-security.ts';
import { chainQuery } from './queries.ts';

export function ChainHead() {
  const query = useQuery(chainQuery);
  return (
    <section
      aria-label={texts.seal}
      className="mt-6 grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <h2 className="font-semibold">{texts.seal}</h2>
      <Loaded query={query} empty={texts.notSealed}>
        {({ newest }) =>
          newest === null ? (
            <p className="text-muted">{texts.notSealed}</p>
          ) : (
            <>
              <p className="text-muted">{texts.sealed(newest.blocks, showMoment(new Date(newest.sealed)))}</p>
              <code className="break-all">{newest.head}</code>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
