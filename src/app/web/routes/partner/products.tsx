// /partner/products: a lender's own products.
export { ProductList as default } from '#features/partners/web/partner/products/product-list.tsx';
