import { useNavigation } from '../../shared/navigation/navigation.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

/** What a stranger sees at a protected address: a way in that leads back here. */
export function SignInOffer() {
  const { pathname, search } = useNavigation().address;
  const back = `?redirect=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <div className="mx-auto flex min-h-[52dvh] max-w-[1200px] flex-wrap content-center items-center justify-between gap-4 border-line px-5 py-12 sm:border-x sm:px-12">
      <div className="grid gap-1">
        <h1 className="text-20">Sign in to continue</h1>
        <p className="text-fg-2">
          This page belongs to an account. New here?{' '}
          <Link className="link" to={`/register${back}`}>
            Create one
          </Link>
          .
        </p>
      </div>
      <ButtonLink tone="ember" size="lg" to={`/login${back}`}>
        Sign in
      </ButtonLink>
    </div>
  );
}
