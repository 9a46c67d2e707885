import { PRODUCT } from '@backsmith/contract';
import { useSession } from '../../shared/session/session-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { ButtonSize } from '../../shared/ui/button-class.ts';

type StartButtonProps = {
  readonly size?: ButtonSize;
  readonly label?: string;
  /** Where visitors go in: most of them are new. */
  readonly door?: '/register' | '/login';
};

/** The one next step for a visitor: to the generator, through the door where needed. */
export function StartButton({ size = 'md', label = 'Start building', door = '/register' }: StartButtonProps) {
  const { isAuthenticated } = useSession();
  return (
    <ButtonLink
      tone="ember"
      size={size}
      to={isAuthenticated ? PRODUCT.chatPath : `${door}?redirect=${encodeURIComponent(PRODUCT.chatPath)}`}
    >
      {label}
    </ButtonLink>
  );
}
