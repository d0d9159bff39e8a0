// /partner/products/{id}: one product of a lender, or the form for a new one.
import { useParams } from 'react-router';
import { ProductScreen } from '#features/partners/web/partner/products/product-screen.tsx';

export default function ProductPage() {
  const { id = '' } = useParams();
  return <ProductScreen key={id} id={id} />;
}
