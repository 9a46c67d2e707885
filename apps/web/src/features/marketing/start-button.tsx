import { PRODUCT } from '@backsmith/contract';
import { useSession } from '../../shared/session/session-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { ButtonSize } from '../../shared/ui/button-class.ts';

type StartButtonProps = { readonly size?: ButtonSize; readonly label?: string };

/** The one next step for a visitor: to the generator, through the door where needed. */
export function StartButton({ size = 'md', label = 'Start building' }: StartButtonProps) {
  const { isAuthenticated } = useSession();
  return (
    <ButtonLink
      tone="ember"
      size={size}
      to={isAuthenticated ? PRODUCT.chatPath : `/login?redirect=${encodeURIComponent(PRODUCT.chatPath)}`}
    >
      {label}
    </ButtonLink>
  );
}
