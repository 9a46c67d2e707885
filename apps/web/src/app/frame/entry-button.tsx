import { useSession } from '../../shared/session/session-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';

/** The bar's main button: Get Started for visitors, Dashboard for those who are signed in. */
export function EntryButton({ full = false }: { readonly full?: boolean }) {
  const { isAuthenticated } = useSession();
  return (
    <ButtonLink tone="ink" full={full} to={isAuthenticated ? '/dashboard' : '/login'}>
      {isAuthenticated ? 'Dashboard' : 'Get Started'}
    </ButtonLink>
  );
}
