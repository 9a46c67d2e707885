import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Eye, EyeOff } from './tool-icons.ts';
import { TextInput } from './text-input.tsx';

/** A password with a switch that makes it readable. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-11"
        spellCheck={false}
        autoCapitalize="off"
      />
      <span className="absolute top-1/2 right-1 -translate-y-1/2">
        <Button
          tone="bare"
          size="sm"
          square
          className="size-8"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </Button>
      </span>
    </span>
  );
}
