// Over the words of a verdict that a colleague has come before: what happened, and what may become of the words.
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { claimTexts, recordTexts as texts } from '../../texts/staff-workbench.ts';

/** Who has taken the documents over, or how they were decided; then there is nobody to take them back from. */
export type Overtaken = { by: string; onTakeOver?: () => void } | { decided: string };

export const OvertakenNote = ({ overtaken }: { overtaken: Overtaken }) =>
  'decided' in overtaken ? (
    <Banner tone="wait" role="alert" title={overtaken.decided}>
      {texts.wordsStayDecided}
    </Banner>
  ) : (
    <Banner
      tone="wait"
      role="alert"
      title={claimTexts.takenOver(overtaken.by)}
      action={
        overtaken.onTakeOver && (
          <Button tone="secondary" size="sm" onClick={overtaken.onTakeOver}>
            {claimTexts.takeBack}
          </Button>
        )
      }
    >
      {overtaken.onTakeOver ? claimTexts.wordsStayTakeBack : claimTexts.wordsStay}
    </Banner>
  );
