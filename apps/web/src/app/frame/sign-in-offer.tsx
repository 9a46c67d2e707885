import { useNavigation } from '../../shared/navigation/navigation.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';

/** What a stranger sees at a protected address: a way in that leads back here. */
export function SignInOffer() {
  const { pathname, search } = useNavigation().address;
  const back = `?redirect=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <div className="mx-auto grid min-h-[52dvh] max-w-[1200px] content-center justify-items-start gap-5 border-b border-line px-5 py-16 sm:border-x sm:px-12">
      <div className="grid gap-2">
        <h1 className="text-40">Sign in to continue</h1>
        <p className="lead">This page belongs to an account. After signing in you are back here.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink tone="ember" size="lg" to={`/login${back}`}>
          Sign in
        </ButtonLink>
        <ButtonLink size="lg" to={`/register${back}`}>
          Create an account
        </ButtonLink>
      </div>
    </div>
  );
}
