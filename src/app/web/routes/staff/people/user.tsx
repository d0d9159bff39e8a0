// /admin/users/:id: the account, and in its tabs what every other area knows about its owner.
import { MessageSquareText } from 'lucide-react';
import { useParams } from 'react-router';
import { personPageTexts as texts } from '#features/accounts/texts/staff-person.ts';
import { type PersonPanel, StaffUser } from '#features/accounts/web/staff/user.tsx';
import { staffPersonTexts } from '#features/information/texts/staff-panel.ts';
import { PersonPreferences } from '#features/quiz/web/staff/person-preferences.tsx';
import { PersonApplications } from '#features/reports/web/staff/person/person-applications.tsx';
import { PersonDocuments } from '#features/reports/web/staff/person/person-documents.tsx';
import { PersonRedemptions } from '#features/reports/web/staff/person/person-redemptions.tsx';
import { PersonTimeline } from '#features/reports/web/staff/person/person-timeline.tsx';
import { PersonVariables } from '#features/reports/web/staff/person/person-variables.tsx';
import { personFactorTexts } from '#features/second-factor/texts/staff-second-factor.ts';
import { PersonFactors } from '#features/second-factor/web/staff/person-factors.tsx';
import { PersonSeeds } from '#features/seeds/web/staff/person-seeds.tsx';
import { signalTexts } from '#features/signals/texts/staff-signals.ts';
import { PersonSignals } from '#features/signals/web/staff/person-signals.tsx';
import { StaffPersonSections } from '#features/verification/web/staff/person-sections.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';

export default function StaffUserRoute() {
  const { id = '' } = useParams();
  return (
    <StaffUser
      key={id}
      id={id}
      actions={<Ways id={id} />}
      overview={
        <>
          <PersonPreferences id={id} />
          <PersonVariables id={id} />
        </>
      }
      panels={panelsOf(id)}
    />
  );
}

const Ways = ({ id }: { id: string }) => (
  <>
    <LinkButton
      tone="secondary"
      to={`/admin/messages?with=${id}`}
      icon={<MessageSquareText className="size-5" />}
    >
      {texts.message}
    </LinkButton>
    <LinkButton tone="secondary" to={`/admin/submission/user/${id}`}>
      {staffPersonTexts.toSubmissions}
    </LinkButton>
  </>
);

const panelsOf = (id: string): PersonPanel[] => [
  ofBorrower('sections', <StaffPersonSections id={id} />),
  ofBorrower('documents', <PersonDocuments id={id} />),
  ofBorrower('loans', <PersonApplications id={id} />),
  ofBorrower('seeds', <PersonSeeds id={id} />),
  ofBorrower('redemptions', <PersonRedemptions id={id} />),
  { key: 'signals', text: signalTexts.title, panel: <PersonSignals id={id} />, borrowersOnly: true },
  { key: 'second-step', text: personFactorTexts.tab, panel: <PersonFactors id={id} />, borrowersOnly: false },
  { key: 'timeline', text: texts.tab.timeline, panel: <PersonTimeline id={id} />, borrowersOnly: false },
];

const ofBorrower = (key: keyof typeof texts.tab, panel: PersonPanel['panel']): PersonPanel => ({
  key,
  text: texts.tab[key],
  panel,
  borrowersOnly: true,
});
