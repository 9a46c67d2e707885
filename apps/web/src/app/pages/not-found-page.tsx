import { ButtonLink } from '../../shared/ui/button.tsx';
import { useNavigation } from '../../shared/navigation/navigation.ts';

export function NotFoundPage() {
  const { pathname } = useNavigation().address;
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-[1200px] content-center gap-6 border-b border-line px-5 py-16 sm:border-x sm:px-12">
      <h1 className="text-40">There is no page here</h1>
      <p className="lead max-w-[60ch]">
        Nothing lives at <span className="mono break-all text-fg">{pathname}</span>. The address may have a typo, or the
        page has moved.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink tone="ink" to="/">
          Go home
        </ButtonLink>
        <ButtonLink to="/how-it-works">How it works</ButtonLink>
        <ButtonLink to="/pricing">Pricing</ButtonLink>
      </div>
    </div>
  );
}
