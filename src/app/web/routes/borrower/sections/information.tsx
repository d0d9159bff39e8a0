// The address of a section's data entry: /information?section=<sId>.
export { InformationForm as default } from '#features/information/web/information-form.tsx';
