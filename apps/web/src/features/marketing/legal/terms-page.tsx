import { TERMS } from '../../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage text={TERMS} />;
}
