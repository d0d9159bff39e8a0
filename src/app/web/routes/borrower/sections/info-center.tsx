// Route module of the Info Center.
export { InfoCenter as default } from '#features/verification/web/info-center/info-center.tsx';
