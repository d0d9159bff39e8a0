// What a list shows where its address asks for a page behind its last one, as when the rows of that page have been settled meanwhile.
import { useSearchParams } from 'react-router';
import { uiTexts } from '#texts/ui.ts';
import { LinkButton } from '../../link-button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { addressOfPage } from './page-address.ts';

/** The page that was asked for, and the last one that there is. */
type PastTheEnd = { page: number; last: number; pageSize: number };

/** Null for what is no page of a list, and for a page that the list has. */
export function pastTheEnd(answer: unknown): PastTheEnd | null {
  if (!isPage(answer) || answer.rows.length > 0) return null;
  const { page, total, perPage: pageSize } = answer;
  const last = Math.ceil(total / pageSize);
  return last > 0 && page > last ? { page, last, pageSize } : null;
}

type EmptyPage = { rows: readonly unknown[]; total: number; page: number; perPage: number };

function isPage(answer: unknown): answer is EmptyPage {
  const { rows, total, page, perPage } = (answer ?? {}) as Partial<EmptyPage>;
  return Array.isArray(rows) && [total, page, perPage].every(Number.isInteger);
}

/** The last page takes the place of this one: the way back would lead here again. */
export function BehindLastPage({ page, last, pageSize, param }: PastTheEnd & { param: string }) {
  const [address] = useSearchParams();
  return (
    <EmptyState
      text={uiTexts.noSuchPage(page)}
      action={
        <LinkButton
          to={{ search: addressOfPage(address, { param, page: last, pageSize }) }}
          replace
          tone="secondary"
        >
          {uiTexts.toLastPage}
        </LinkButton>
      }
    />
  );
}
