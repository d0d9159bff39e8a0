// /admin/how-we-decide: the rules of every offer as everybody reads them, for staff, whose own part has no way to the public page.
export { HowWeDecide as default } from '#features/decisions/web/published/how-we-decide.tsx';
