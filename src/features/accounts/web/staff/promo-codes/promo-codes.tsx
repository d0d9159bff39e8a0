// The promo codes, the newest first, eight a page; adding one, and ending one before its time.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import { bySearch } from '#shared/list/filters.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { PromoCode } from '../../../contract/promo-codes.ts';
import { lastDayOf } from '../../../rules/promo-code.ts';
import { promoDeskTexts as texts } from '../../../texts/staff-promos.ts';
import { AddPromoCode } from './add-promo-code.tsx';
import { EndPromoCode } from './end-promo-code.tsx';
import { promoCodesQuery } from './queries.ts';

export function PromoCodes() {
  const [adding, setAdding] = useState(false);
  const asked = { ...usePageByMoment(), ...useFilters(bySearch) };
  const codes = useQuery(promoCodesQuery(asked));
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button icon={<Plus className="size-5" />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <DeskList
        query={codes}
        empty={asked.search ? texts.noMatch : texts.none}
        caption={texts.title}
        list={{ list: '/api/promo-codes', asked }}
        columns={byMoment(COLUMNS, 'created')}
        rowKey={({ _id }) => _id}
      />
      <AddPromoCode open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}

const TONES: Record<PromoCode['state'], Tone> = { Active: 'good', UsedUp: 'info', Ended: 'neutral' };

const COLUMNS: readonly ListColumn<PromoCode>[] = [
  {
    key: 'code',
    heading: texts.code,
    file: 'code',
    cell: ({ code }) => <strong className="break-all">{code}</strong>,
  },
  {
    key: 'seeds',
    heading: texts.seeds,
    file: { at: 'seeds', unit: 'seeds' },
    cell: ({ seeds }) => <SeedAmount count={seeds} />,
  },
  {
    key: 'uses',
    heading: texts.uses,
    file: {
      [inFile.used]: { at: 'used', unit: 'count' },
      [inFile.mostUses]: { at: 'maxUses', unit: 'count' },
    },
    cell: ({ used, maxUses }) => <span className="figures">{texts.usesOf(used, maxUses)}</span>,
  },
  {
    key: 'state',
    heading: texts.state,
    file: 'state',
    cell: ({ state }) => <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>,
  },
  {
    key: 'ends',
    heading: texts.expires,
    file: 'expires',
    cell: ({ expires }) =>
      expires ? <time dateTime={expires}>{showDay(lastDayOf(new Date(expires)))}</time> : texts.never,
  },
  {
    key: 'addedBy',
    heading: texts.addedBy,
    file: 'addedBy.fullName',
    cell: ({ addedBy }) => addedBy?.fullName ?? texts.system,
  },
  {
    key: 'created',
    heading: texts.created,
    file: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  {
    key: 'end',
    heading: texts.earlyEnd,
    file: null,
    cell: (code) => (code.state === 'Ended' ? texts.ended : <EndPromoCode code={code} />),
  },
];
