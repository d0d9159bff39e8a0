// Every prize for staff, and the way to a new one.
import { Plus } from 'lucide-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { PrizeList } from './prize-list.tsx';

export const StaffPrizes = () => (
  <Page
    title={texts.title}
    actions={
      <LinkButton to="/admin/prizes/add" icon={<Plus className="size-5" />}>
        {texts.add}
      </LinkButton>
    }
  >
    <PrizeList opens />
  </Page>
);
