// The address of the section list.
export { EarnPoints as default } from '#features/information/web/earn-points.tsx';
