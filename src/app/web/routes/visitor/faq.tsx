// Questions and answers: a public reading page.
export { FaqPage as default } from '#features/site/web/faq.tsx';
