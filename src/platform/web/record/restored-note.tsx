// Says that what was typed earlier was given back, and drops it for whoever does not want it.
import { recordTexts as texts } from '#texts/desk-record.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

type RestoredNoteProps = { form: { isRestored: boolean; drop: () => void } };

export function RestoredNote({ form: { isRestored, drop } }: RestoredNoteProps) {
  if (!isRestored) return null;
  const action = (
    <Button tone="secondary" size="sm" onClick={drop}>
      {texts.drop}
    </Button>
  );
  return (
    <Banner role="status" action={action}>
      {texts.restored}
    </Banner>
  );
}
