import { PRODUCT } from '@backsmith/contract';
import { frameTexts } from '../../content/frame.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { ButtonSize } from '../../shared/ui/button-class.ts';

type StartButtonProps = {
  readonly size?: ButtonSize;
  readonly label?: string;
  /** Where visitors go in first; without it they bring their schema first, and see what it becomes. */
  readonly door?: '/login';
};

/** Where one brings a file, words or a model. */
const BRING = '/#how-it-works';

/** The one next step for a visitor: to the generator, or first to where it is told what to make. */
export function StartButton({ size = 'md', label = frameTexts.get().start, door }: StartButtonProps) {
  const { isAuthenticated } = useSession();
  const wayIn = door === undefined ? BRING : `${door}?redirect=${encodeURIComponent(PRODUCT.chatPath)}`;
  return (
    <ButtonLink tone="ember" size={size} to={isAuthenticated ? PRODUCT.chatPath : wayIn}>
      {label}
    </ButtonLink>
  );
}
