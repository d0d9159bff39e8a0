// /admin/quizes: the prizes as specified, and what people answered.
export { StaffQuizes as default } from '#features/quiz/web/staff/staff-quizes.tsx';
