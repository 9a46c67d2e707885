import { useSyncExternalStore } from 'react';
import { frameTexts } from '../../content/frame.ts';
import { chooseTheme, currentTheme, onThemeChange } from '../lib/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Moon, Sun } from './icons.ts';

/** Turns the page dark or light, and remembers it. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  const { toDark, toLight } = frameTexts.get();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button tone="bare" square aria-label={other === 'dark' ? toDark : toLight} onClick={() => chooseTheme(other)}>
      <Icon of={theme === 'dark' ? Sun : Moon} />
    </Button>
  );
}
