// /preferences: the questionnaire of two steps, the first time or again, and below it what one is told on the phone.
import { PushPreferences } from '#features/push/web/push-preferences.tsx';
import { Preferences } from '#features/quiz/web/preferences/preferences.tsx';

export default function PreferencesPage() {
  return <Preferences below={<PushPreferences />} />;
}
