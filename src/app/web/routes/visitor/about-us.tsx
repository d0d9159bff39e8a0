// Who we are: a public reading page.
export { AboutUsPage as default } from '#features/site/web/about-us.tsx';
