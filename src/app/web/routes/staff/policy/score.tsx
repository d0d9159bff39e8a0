// /admin/score: whether the score works.
export { ScoreDesk as default } from '#features/reports/web/staff/score/score-desk.tsx';
