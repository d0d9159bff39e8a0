// /admin/jobs: the background work.
export { BackgroundWork as default } from '#features/upkeep/web/staff/background-work.tsx';
