// The editor of the landing's words: every slot, the landing as a phone shows it meanwhile, and the versions so far.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { editCopyTexts as texts } from '../../texts/staff-copy.ts';
import type { LandingParts } from '../landing-words.tsx';
import { CopyEditor } from './copy-editor.tsx';
import { CopyHistory } from './copy-history.tsx';
import { latestCopyQuery } from './queries.ts';

/** The parts of the landing that other areas make come from the route. */
export function EditCopy(parts: LandingParts) {
  const latest = useQuery(latestCopyQuery);
  const queries = useQueryClient();
  const [edition, setEdition] = useState(0);
  const startAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['landing-copy'] });
    setEdition((number) => number + 1);
  };
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={latest} skeleton={<Skeleton className="h-160 rounded-lg" />}>
        {(answer) => (
          <>
            <CopyEditor key={edition} latest={answer} parts={parts} />
            <CopyHistory newest={answer.version} onReverted={startAgain} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
