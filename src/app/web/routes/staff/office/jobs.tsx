// /admin/jobs: the background work.
export { BackgroundWork as default } from '#features/upkeep/web/background-work.tsx';
