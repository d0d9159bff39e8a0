// /partner/portfolio: a lender's own loans, which the reports hand over as a file.
import { LenderPortfolio } from '#features/loans/web/staff/portfolio/lender-portfolio.tsx';

export default function LenderPortfolioPage() {
  return <LenderPortfolio download="/api/partner-report/portfolio" />;
}
