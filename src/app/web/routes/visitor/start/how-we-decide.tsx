// /how-we-decide: the rules of every offer, for everybody to read.
export { HowWeDecide as default } from '#features/decisions/web/published/how-we-decide.tsx';
