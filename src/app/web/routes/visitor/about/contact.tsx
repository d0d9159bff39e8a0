// /contact: who we are and how to reach us.
export { ContactPage as default } from '#features/site/web/contact.tsx';
