// All contests, those that run and those that ended.
export { Contests as default } from '#features/contests/web/contests.tsx';
