// Why somebody cannot confirm what these people asked for though it is not their own: they are one hand with one of them.
import { useQuery } from '@tanstack/react-query';
import { showMoment } from '#shared/calendar.ts';
import { secondPersonTexts as texts } from '../../texts/staff-second-person.ts';
import { oneHandQuery } from './queries.ts';

/** In words, with the moment from which it is otherwise; null where nothing stands against it. Nobody is one hand with themselves here: what one asked for oneself is said elsewhere. */
export function useOneHand(): (askers: readonly string[]) => string | null {
  const { data: until } = useQuery(oneHandQuery);
  return (askers) => {
    const moments = askers.flatMap((asker) => until?.get(asker) ?? []);
    return moments.length === 0
      ? null
      : texts.oneHand(showMoment(new Date(Math.max(...moments.map(Number)))));
  };
}
