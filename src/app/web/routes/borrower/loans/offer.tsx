// Your Offers: the borrower's pre-approved loan.
export { Offer as default } from '#features/applications/web/offer/offer.tsx';
