// /preferences: the questionnaire of two steps, the first time or again.
export { Preferences as default } from '#features/quiz/web/preferences/preferences.tsx';
