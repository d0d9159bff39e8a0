// The address of a section's supporting documents: /verification?section=<sId>.
export { VerificationForm as default } from '#features/verification/web/verification-form.tsx';
