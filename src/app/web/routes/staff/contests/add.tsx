// Adding a contest.
export { AddContest as default } from '#features/contests/web/staff/add-contest.tsx';
