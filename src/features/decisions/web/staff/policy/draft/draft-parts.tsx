// The four parts of a draft under tabs; which one is shown lives in the address.
import { useSearchParams } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { PolicyDraft } from '../../../../contract/policy-desk.ts';
import { policyChanges } from '../../../../rules/policy/policy-changes.ts';
import { policyErrors } from '../../../../rules/policy-errors.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { ChangesList } from '../changes-list.tsx';
import { PolicyInWords } from '../policy-in-words.tsx';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { FiguresForm } from './figures-form.tsx';
import { JsonView } from './json-view.tsx';
import type { DraftEdits } from './use-draft-edits.ts';

type DraftPartsProps = { draft: PolicyDraft; edits: DraftEdits; mayEdit: boolean };

const KEYS = ['figures', 'json', 'changes', 'trial'] as const;

export function DraftParts({ draft, edits, mayEdit }: DraftPartsProps) {
  const [address, setAddress] = useSearchParams();
  const chosen = KEYS.find((key) => key === address.get('view')) ?? 'figures';
  const policy = edits.policyOf(draft);
  // A figure whose field is empty just now cannot be put into words.
  const changes = edits.hasGaps ? [] : policyChanges(draft.inForce.policy, policy);
  const tabs = KEYS.map((key) => ({
    key,
    text: texts.tabs[key],
    ...(key === 'changes' ? { count: changes.length } : {}),
  }));
  return (
    <>
      <Notices draft={draft} edits={edits} />
      <Tabs
        label={texts.views}
        tabs={tabs}
        chosen={chosen}
        onChoose={(view) => setAddress({ view }, { replace: true })}
      >
        {chosen === 'figures' &&
          (mayEdit && edits.json === undefined ? (
            <FiguresForm policy={policy} refused={edits.refused?.fields ?? {}} onPolicy={edits.change} />
          ) : (
            <PolicyInWords policy={draft.policy} />
          ))}
        {chosen === 'json' && (
          <JsonView
            policy={policy}
            readOnly={!mayEdit}
            busy={edits.saving}
            typed={edits.json}
            onType={edits.changeJson}
            onDrop={edits.drop}
            onSave={edits.save}
          />
        )}
        {chosen === 'changes' && (
          <Card>
            <ChangesList changes={changes} />
          </Card>
        )}
        {chosen === 'trial' && (
          <TrialPanel
            draft={draft}
            mayStart={mayEdit && !edits.unsaved && Object.keys(policyErrors(draft.policy)).length === 0}
            mayEdit={mayEdit}
            unsaved={edits.unsaved}
          />
        )}
      </Tabs>
      {edits.unsaved && edits.json === undefined && <SaveBar draft={draft} edits={edits} />}
      {edits.json !== undefined && chosen !== 'json' && (
        <Banner
          tone="wait"
          role="status"
          action={
            <Button tone="secondary" onClick={() => setAddress({ view: 'json' }, { replace: true })}>
              {texts.tabs.json}
            </Button>
          }
        >
          {texts.unsaved}
        </Banner>
      )}
    </>
  );
}

/** The bar that saves the draft; it stays in sight at the foot of a long form. */
const SaveBar = ({ draft, edits }: Omit<DraftPartsProps, 'mayEdit'>) => (
  <div className="sticky bottom-4 z-10 rounded-lg lift">
    <Banner
      tone={edits.refused ? 'bad' : 'wait'}
      role={edits.refused ? 'alert' : 'status'}
      action={
        <Button
          busy={edits.saving}
          disabled={edits.hasGaps || edits.overtaken}
          onClick={() => void edits.save(edits.policyOf(draft)).catch(() => {})}
        >
          {texts.save}
        </Button>
      }
    >
      {edits.refused?.message ?? texts.unsaved}
    </Banner>
  </div>
);

function Notices({ draft, edits }: Omit<DraftPartsProps, 'mayEdit'>) {
  const errors = Object.entries(policyErrors(edits.policyOf(draft)));
  return (
    <>
      {edits.overtaken && (
        <Banner
          tone="bad"
          role="alert"
          action={
            <Button tone="secondary" onClick={edits.drop}>
              {texts.loadTheirs}
            </Button>
          }
        >
          {texts.theirs}
        </Banner>
      )}
      {errors.length > 0 && !edits.hasGaps && (
        <Banner tone="bad" title={texts.errors}>
          <ul>
            {errors.map(([part, text]) => (
              <li key={part}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
