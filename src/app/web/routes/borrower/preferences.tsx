// /preferences: the questionnaire of two steps, the first time or again, and how one is written to.
import { ChannelChoice } from '#features/channels/web/channel-choice.tsx';
import { Preferences } from '#features/quiz/web/preferences/preferences.tsx';

export default function PreferencesPage() {
  return (
    <Preferences>
      <ChannelChoice />
    </Preferences>
  );
}
