// /financial-tip: five habits that make money last.
export { FinancialTips as default } from '#features/site/web/financial-tips.tsx';
