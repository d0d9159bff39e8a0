// /preferences: the questionnaire of two steps, the first time or again, and below it how one is written to and which notices reach the phone.
import { ChannelChoice } from '#features/channels/web/channel-choice.tsx';
import { PushPreferences } from '#features/push/web/push-preferences.tsx';
import { Preferences } from '#features/quiz/web/preferences/preferences.tsx';

export default function PreferencesPage() {
  return (
    <Preferences>
      <ChannelChoice />
      <PushPreferences />
    </Preferences>
  );
}
