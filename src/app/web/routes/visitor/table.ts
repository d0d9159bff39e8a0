// The addresses that anybody may open, each with the file beside this one that answers it.

/** The same for everybody who asks: rendered at build, so that they read before any script has run. */
export const publicScreens = {
  'about-us': 'about-us.tsx',
  faq: 'faq.tsx',
  contact: 'about/contact.tsx',
  complain: 'about/complain.tsx',
  termsandconditions: 'terms.tsx',
  estimate: 'start/estimate.tsx',
  'how-we-decide': 'start/how-we-decide.tsx',
  signup: 'signup.tsx',
  'partner-signup': 'partner-signup.tsx',
  'request-link': 'request-link.tsx',
  admin: 'admin-login.tsx',
  'admin-login': 'admin-login.tsx',
};

/** Where a mailed link or a log-in leads: what they show depends on it. */
export const linkedScreens = {
  'second-step': 'second-step.tsx',
  'password-change': 'password-change.tsx',
  'verify-email': 'verify-email.tsx',
};

/** These screens have a frame of their own. */
export const bareScreens = {
  logout: 'logout.tsx',
};

/** The landing, or the dashboard of a borrower. */
export const startScreen = { '': 'home.tsx' };
