// The signals about one person, the latest first, eight a page.
import { useQuery } from '@tanstack/react-query';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { ofPersonQuery } from './queries.ts';
import { SignalTable } from './signal-table.tsx';

export function PersonSignals({ id }: { id: string }) {
  const query = useQuery(ofPersonQuery(id, usePageNumber()));
  return <SignalTable query={query} caption={texts.title} empty={texts.nonePerson} tail="" />;
}
