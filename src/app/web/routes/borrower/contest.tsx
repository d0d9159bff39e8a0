// One contest, with its rules and the proof of its draw.
import { ContestPage } from '#features/contests/web/page/contest-page.tsx';
import type { Route } from './+types/contest';

export default function Contest({ params }: Route.ComponentProps) {
  return <ContestPage key={params.id} id={params.id} />;
}
