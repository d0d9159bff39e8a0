// /admin/verification/without-documents: records that no document was asked for, verified together where an admin has switched that on.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { staffPanelTexts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Bulk, BulkBar, useBulk } from '#platform/web/ui/list/desk/bulk.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { WaitingRow } from '../../../contract.ts';
import { reviewQueueFilters } from '../../../fields/staff-review-queue.ts';
import { undocumentedTexts as texts } from '../../../texts/staff-undocumented.ts';
import { call, settingsQuery, undocumentedQuery } from './queries.ts';
import { ReviewSetting } from './review-setting.tsx';

export function StaffUndocumented() {
  const { model: audience } = useFilters({ model: reviewQueueFilters.audience });
  const asked = { audience, ...usePageAsked() };
  const records = useQuery(undocumentedQuery(asked));
  const { data: settings } = useQuery(settingsQuery);
  const bulk = useBulk<WaitingRow>({
    idOf: ({ _id }) => _id,
    nameOf: ({ user, verificationSchema }) => `${user.fullName}, ${verificationSchema.name}`,
  });
  return (
    <Page title={texts.title} lead={texts.lead} back={{ to: modelPath('/admin/verification', audience) }}>
      {settings && <ReviewSetting settings={settings} />}
      <ChoiceFilter
        param="model"
        {...reviewQueueFilters.audience}
        named={staffPanelTexts.model}
        label={staffPanelTexts.models}
        className="w-full sm:w-52"
      />
      <DeskList<WaitingRow>
        query={records}
        empty={texts.none}
        caption={texts.title}
        columns={COLUMNS}
        list={{ list: '/api/verification/queue', asked: { ...asked, documents: 'none' } }}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => modelPath('/admin/verification', audience, _id)}
        {...(settings?.verifyUndocumented
          ? { selection: bulk.selection, bar: (rows) => <VerifyChosen rows={rows} bulk={bulk} /> }
          : {})}
      />
    </Page>
  );
}

function VerifyChosen({ rows, bulk }: { rows: readonly WaitingRow[]; bulk: Bulk<WaitingRow> }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const verify = async () => {
    setAsking(false);
    await bulk.run(({ _id, user, sId }, key) =>
      call(
        'POST /api/verification/approve-undocumented/:id',
        { params: { id: _id }, body: { userId: user._id, sid: sId } },
        { key },
      ),
    );
    await queries.invalidateQueries({ queryKey: ['verifications'] });
  };
  const { length } = bulk.selection.chosen;
  return (
    <BulkBar rows={rows} bulk={bulk}>
      <Button size="sm" busy={bulk.isRunning} onClick={() => setAsking(true)}>
        {texts.verify(length)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.verifyTitle}
        confirmText={texts.verify(length)}
        onConfirm={() => void verify()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.verifyLead}</p>
      </ConfirmDialog>
    </BulkBar>
  );
}

const COLUMNS: readonly ListColumn<WaitingRow>[] = [
  { key: 'person', heading: texts.owner, file: 'user.fullName', cell: ({ user }) => user.fullName },
  {
    key: 'section',
    heading: texts.section,
    file: 'verificationSchema.name',
    cell: ({ verificationSchema }) => verificationSchema.name,
  },
  {
    key: 'sent',
    heading: texts.sent,
    file: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  dueColumn,
  ownerColumn,
];
