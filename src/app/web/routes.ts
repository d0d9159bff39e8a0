// Every address of the browser part and the file that answers it.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  layout('routes/visitor/layout.tsx', [
    route('about-us', 'routes/visitor/about-us.tsx'),
    route('faq', 'routes/visitor/faq.tsx'),
    route('termsandconditions', 'routes/visitor/terms.tsx'),
    route('signup', 'routes/visitor/signup.tsx'),
    route('request-link', 'routes/visitor/request-link.tsx'),
    route('password-change', 'routes/visitor/password-change.tsx'),
    route('verify-email', 'routes/visitor/verify-email.tsx'),
    route('admin', 'routes/visitor/admin-login.tsx'),
    route('admin-login', 'routes/visitor/admin-login.tsx', { id: 'admin-login' }),
  ]),
  route('quiz', 'routes/borrower/quiz.tsx'),
  route('logout', 'routes/logout.tsx'),
  layout('routes/borrower/layout.tsx', [
    route('earn-points', 'routes/borrower/sections/earn-points.tsx'),
    route('information', 'routes/borrower/sections/information.tsx'),
    route('verification', 'routes/borrower/sections/verification.tsx'),
    route('loans', 'routes/borrower/loans/offer.tsx'),
    route('loan-services', 'routes/borrower/loans/loan-services.tsx'),
    route('loan-application', 'routes/borrower/loans/loan-application.tsx'),
    route('loan-application/:id', 'routes/borrower/loans/loan-application-detail.tsx'),
    route('update-password', 'routes/update-password.tsx'),
  ]),
  route('admin/logout', 'routes/logout.tsx', { id: 'staff-logout' }),
  layout('routes/staff/layout.tsx', [
    route('admin/update-password', 'routes/update-password.tsx', { id: 'staff-update-password' }),
    route('admin/dashboard', 'routes/staff/dashboard.tsx'),
    route('admin/loans', 'routes/staff/loans.tsx'),
    route('admin/loans/:id', 'routes/staff/loan.tsx'),
    route('admin/users', 'routes/staff/users.tsx'),
    route('admin/users/:id', 'routes/staff/user.tsx'),
    route('admin/submission', 'routes/staff/submission-panel.tsx'),
    route('admin/submission/model-5', 'routes/staff/submission-panel.tsx', {
      id: 'staff-submission-panel-5',
    }),
    route('admin/submission/:id', 'routes/staff/submission.tsx'),
    route('admin/submission/model-5/:id', 'routes/staff/submission.tsx', { id: 'staff-submission-5' }),
    route('admin/submission/user/:id', 'routes/staff/person-submissions.tsx'),
    route('admin/verification', 'routes/staff/verification-panel.tsx'),
    route('admin/verification/model-5', 'routes/staff/verification-panel.tsx', {
      id: 'staff-verification-panel-5',
    }),
    route('admin/verification/:id', 'routes/staff/verification.tsx'),
    route('admin/verification/model-5/:id', 'routes/staff/verification.tsx', { id: 'staff-verification-5' }),
    route('admin/verification/user/:id', 'routes/staff/person-documents.tsx'),
    route('admin/verification/user/model-5/:id', 'routes/staff/person-documents.tsx', {
      id: 'staff-person-documents-5',
    }),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
