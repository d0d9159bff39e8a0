// Whom nothing that they could do would lead to an offer under a policy: who they are, how many, and what share of the people tried.
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import type { OutOfReach } from '../../../contract/policy-desk.ts';
import { outOfReachTexts as texts } from '../../../texts/staff-policy.ts';

export function OutOfReachCells({ found }: { found: OutOfReach }) {
  const { cellCount, cells, people, tried } = found;
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {cellCount === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <>
          <p>
            {people === null || tried === null
              ? texts.untried
              : texts.share(people, tried, percentOf(people, tried))}{' '}
            {cells.length < cellCount && texts.most(cells.length, cellCount)}
          </p>
          <Table
            caption={texts.title}
            columns={columnsOf(tried)}
            rows={cells}
            rowKey={({ facts }) => JSON.stringify(facts)}
          />
        </>
      )}
    </section>
  );
}

const percentOf = (people: number, tried: number): string =>
  (tried === 0 ? 0 : (100 * people) / tried).toFixed(1);

const columnsOf = (tried: number | null): Column<OutOfReach['cells'][number]>[] => [
  {
    key: 'who',
    heading: texts.who,
    prose: true,
    cell: ({ facts }) =>
      facts.length === 0
        ? texts.everybody
        : facts.map(({ label, value }) => texts.fact(label, value)).join(' · '),
  },
  { key: 'people', heading: texts.people, numeric: true, cell: ({ people }) => people ?? '–' },
  {
    key: 'share',
    heading: texts.shareHeading,
    numeric: true,
    cell: ({ people }) => (people === null || tried === null ? '–' : texts.percent(percentOf(people, tried))),
  },
];
