// The quiz for staff: the prizes as specified, and in another tab what people answered and what it amounts to.
import { useSearchParams } from 'react-router';
import { PrizeList } from '#features/prizes/web/staff/prizes/prize-list.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { quizDeskTexts as texts } from '../../texts/staff-quiz.ts';
import { AnswerList } from './answer-list.tsx';
import { AnswerSummary } from './answer-summary.tsx';

const TABS = [
  { key: 'prizes', text: texts.prizesTab },
  { key: 'answers', text: texts.answersTab },
] as const;

type TabKey = (typeof TABS)[number]['key'];

/** The tab lives in the address; each begins with its own search and first page. */
export function StaffQuizes() {
  const [address, setAddress] = useSearchParams();
  const chosen: TabKey = address.get('tab') === 'answers' ? 'answers' : 'prizes';
  return (
    <Page title={texts.title}>
      <Tabs
        label={texts.tabs}
        tabs={TABS}
        chosen={chosen}
        onChoose={(tab) => setAddress(tab === 'answers' ? { tab } : {}, { replace: true })}
      >
        {chosen === 'prizes' ? (
          <PrizeList />
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <AnswerSummary />
            <AnswerList />
          </div>
        )}
      </Tabs>
    </Page>
  );
}
