// What every frame says around its page: top bar, account menu, footer, and the page for what went wrong.
import { brand } from './brand.ts';

export const frameTexts = {
  skip: 'Skip to the content',
  home: `${brand.name}, to the start`,
  menu: 'Menu',
  closeMenu: 'Close the menu',
  mainNavigation: 'Main',
  account: 'Your account',
  yourProfile: 'Your Profile',
  changePassword: 'Change Password',
  logOut: 'Log out',
  aboutUs: 'About us',
  faq: 'FAQ',
  terms: 'Terms and policies',
  becomePartner: 'Become a partner',
  logIn: 'Log in',
  partnerPanel: 'Partner panel',
  footerNavigation: 'More about us',
  copyright: (year: number) => `© ${year} ${brand.legalName}`,
  notFoundTitle: 'We could not find that page',
  notFound: 'The address may be mistyped, or the page may have moved.',
  brokenTitle: 'Something went wrong on this page',
  broken: 'Nothing you sent was lost. Try again; if it keeps happening, write to us and name the reference.',
  reference: 'Reference',
  toStart: 'Go to the start',
} as const;
