// Verdicts that were refused after their officer had gone on: whose they are, why, and the way back to what was typed.
import { modelPath } from '#features/information/web/staff/model.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { givenTexts as texts } from '../../../texts/staff-workbench.ts';
import { useGivenVerdicts } from './given-verdicts.ts';

/** The verdicts that were refused, without that of the open record, where it is due again. */
export function RefusedVerdicts({ openId }: { openId?: string }) {
  const { tail } = useWayToList('/admin/verification');
  const refused = useGivenVerdicts().filter(
    ({ state, about }) => state === 'refused' && about._id !== openId,
  );
  return refused.map(({ about, section, owner, why }) => (
    <Banner
      key={about._id}
      tone="wait"
      role="alert"
      title={texts.refused(section, owner)}
      action={
        <LinkButton
          tone="secondary"
          size="sm"
          to={`${modelPath('/admin/verification', about.for)}/${about._id}${tail}`}
        >
          {texts.toRefused}
        </LinkButton>
      }
    >
      <p className="text-sm">{why}</p>
    </Banner>
  ));
}
