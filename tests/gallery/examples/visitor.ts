// What a visitor sees, and what everybody sees alike.
import type { Examples } from './examples.ts';
import { holding, leads, see } from './see.ts';

export const visitorExamples: Examples = {
  '/about-us': see(['visitor', 'borrower'], '/about-us'),
  '/faq': see(['visitor', 'borrower'], '/faq'),
  '/contact': see(['visitor', 'borrower'], '/contact'),
  '/complain': {
    ...see(['visitor'], '/complain'),
    ...leads(['borrower'], '/complain', '/complaints/new'),
  },
  '/termsandconditions': see(['visitor', 'borrower'], '/termsandconditions'),
  '/estimate': see(['visitor', 'borrower'], '/estimate'),
  '/how-we-decide': see(['visitor', 'borrower'], '/how-we-decide'),
  '/signup': see(['visitor'], '/signup'),
  '/partner-signup': see(['visitor'], '/partner-signup'),
  '/request-link': see(['visitor'], '/request-link'),
  '/password-change': see(['visitor'], '/password-change?token=unknown&email=nobody@example.com'),
  '/second-step': see(['visitor'], '/second-step'),
  '/verify-email': see(['visitor'], '/verify-email?token=unknown'),
  '/admin': see(['visitor'], '/admin'),
  '/admin-login': see(['visitor'], '/admin-login'),
  '/logout': holding(['borrower'], '/logout', '/api/accounts/logout'),
  '/partner/logout': holding(['lender'], '/partner/logout', '/api/accounts/logout'),
  '/admin/logout': holding(['admin'], '/admin/logout', '/api/accounts/logout'),
  '/*': {
    ...see(['visitor', 'borrower'], '/nowhere'),
    ...leads(['lender'], '/nowhere', '/partner/dashboard'),
    ...leads(['admin'], '/nowhere', '/admin/dashboard'),
  },
};
