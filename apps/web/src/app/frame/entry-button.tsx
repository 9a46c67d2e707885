import { frameTexts } from '../../content/frame.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';

/** The bar's main button: Get Started for visitors, Dashboard for those who are signed in. */
export function EntryButton({ full = false }: { readonly full?: boolean }) {
  const { isAuthenticated } = useSession();
  const { dashboard, getStarted } = frameTexts.get();
  return (
    <ButtonLink tone="ink" full={full} to={isAuthenticated ? '/dashboard' : '/login'}>
      {isAuthenticated ? dashboard : getStarted}
    </ButtonLink>
  );
}
