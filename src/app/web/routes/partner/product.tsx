// /partner/products/{id}: one product of a lender, or the form for a new one.
import { ProductScreen } from '#features/partners/web/partner/products/product-screen.tsx';
import type { Route } from './+types/product';

export default function ProductPage({ params }: Route.ComponentProps) {
  return <ProductScreen key={params.id} id={params.id} />;
}
