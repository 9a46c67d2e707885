import { PRODUCT } from '@backsmith/contract';
import { Waiting } from '../../shared/ui/waiting.tsx';

/** While a page's own loader runs for the first time. */
export function LoadingPage() {
  return <Waiting>{`Loading ${PRODUCT.name}`}</Waiting>;
}
