// Says that somebody else has published since this edit was begun, and lets its maker choose; nothing is lost either way.

import { configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { Configuration } from '../../../contract/configuration.ts';
import type { Editing } from './use-editing.ts';

type OvertakenNoteProps = { configuration: Configuration; editing: Editing };

export function OvertakenNote({ configuration, editing }: OvertakenNoteProps) {
  if (!editing.isOvertaken) return null;
  const { version } = configuration;
  const title =
    version.version === editing.baseVersion
      ? texts.overtakenBySettings
      : texts.overtaken(version.by?.fullName ?? texts.somebody, version.version);
  const choices = (
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" size="sm" onClick={editing.startOver}>
        {texts.takeTheirs}
      </Button>
      <Button tone="secondary" size="sm" onClick={editing.keepMine}>
        {texts.keepMine}
      </Button>
    </div>
  );
  return (
    <Banner tone="wait" role="alert" title={title} action={choices}>
      {texts.keepMineHint}
    </Banner>
  );
}
