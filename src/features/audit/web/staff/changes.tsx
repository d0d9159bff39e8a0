// What an entry changed, as a table: each field with what stood there before and after.

import { differences } from '../../rules/differences.ts';
import { auditTexts as texts } from '../../texts/staff-audit.ts';

const MOST_SHOWN = 60;

export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const found = differences(before, after);
  if (found.length === 0) return <p className="text-muted text-sm">{texts.noChanges}</p>;
  const hasBefore = found.some((each) => each.before !== null);
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{texts.changes}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="px-3 py-2 font-semibold">
              {texts.field}
            </th>
            {hasBefore && (
              <th scope="col" className="px-3 py-2 font-semibold">
                {texts.before}
              </th>
            )}
            <th scope="col" className="px-3 py-2 font-semibold">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, MOST_SHOWN).map((each) => (
            <tr key={each.path} className="border-line align-top not-last:border-b">
              <th scope="row" className="px-3 py-2 font-normal text-muted">
                {each.path}
              </th>
              {hasBefore && <Value text={each.before} isOld />}
              <Value text={each.after} />
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > MOST_SHOWN && (
        <p className="px-3 py-2 text-muted text-sm">{texts.more(found.length - MOST_SHOWN)}</p>
      )}
    </div>
  );
}

const Value = ({ text, isOld = false }: { text: string | null; isOld?: boolean }) => (
  <td className="break-words px-3 py-2">
    {text === null ? (
      <span className="text-muted">{texts.nothing}</span>
    ) : isOld ? (
      <del className="text-muted decoration-muted">{text}</del>
    ) : (
      text
    )}
  </td>
);
