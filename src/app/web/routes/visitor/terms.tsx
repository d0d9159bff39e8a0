// Terms and policies: a public reading page.
export { TermsPage as default } from '#features/site/web/terms.tsx';
