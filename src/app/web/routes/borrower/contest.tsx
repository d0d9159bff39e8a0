// One contest, with its rules and the proof of its draw.
import { useParams } from 'react-router';
import { ContestPage } from '#features/contests/web/page/contest-page.tsx';

export default function Contest() {
  const { id = '' } = useParams();
  return <ContestPage key={id} id={id} />;
}
