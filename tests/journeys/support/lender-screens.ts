// What a lender's screens show besides what they open with: what the accessibility journey looks at. How each screen opens, the gallery judges.
export const lenderScreens: readonly string[] = [
  '/partner/company?form=edit',
  '/partner/loans?status=Active&sort=-amount',
  '/partner/loan-applications?status=Waiting&sort=-maximumAmount',
  '/partner/portfolio?state=InArrears&sort=owed',
  '/partner/dashboard?days=365',
  '/partner/reports?tab=prequalified',
];
