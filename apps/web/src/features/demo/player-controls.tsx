import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { type IconShape, X } from '../../shared/ui/icons.ts';
import { clockText } from './clock-text.ts';
import { Captions, Pause, Play, Volume, VolumeOff } from './player-icons.ts';
import type { PlayerActions, PlayerState } from './use-player.ts';

type PlayerControlsProps = {
  readonly state: PlayerState;
  readonly actions: PlayerActions;
  readonly onClose: () => void;
};

/** One row below the picture: play, time, place, sound, captions, close. On narrow screens the place has a row of its own. */
export function PlayerControls({ state, actions, onClose }: PlayerControlsProps) {
  const { isPlaying, isMuted, hasCaptions, time, duration } = state;
  return (
    <div
      role="group"
      aria-label="Video controls"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-surface px-3 py-2 sm:px-4"
    >
      <Control label={isPlaying ? 'Pause' : 'Play'} icon={isPlaying ? Pause : Play} onPress={actions.toggle} />
      <p className="text-13 whitespace-nowrap text-fg-2 tabular-nums">
        <span data-time className="text-fg">
          {clockText(time)}
        </span>{' '}
        / {clockText(duration)}
      </p>
      <input
        type="range"
        aria-label="Place in the video"
        aria-valuetext={`${clockText(time)} of ${clockText(duration)}`}
        min={0}
        max={duration}
        step={0.1}
        value={time}
        onChange={({ target }) => actions.seek(Number(target.value))}
        className="h-9 min-w-0 flex-1 cursor-pointer accent-accent max-sm:order-first max-sm:basis-full"
      />
      <span className="ml-auto flex gap-1">
        <Control
          label={isMuted ? 'Unmute' : 'Mute'}
          icon={isMuted ? VolumeOff : Volume}
          onPress={actions.toggleSound}
        />
        <Control label="Captions" icon={Captions} isOn={hasCaptions} onPress={actions.toggleCaptions} />
        <Control label="Close the demo" icon={X} onPress={onClose} />
      </span>
    </div>
  );
}

type ControlProps = {
  readonly label: string;
  readonly icon: IconShape;
  /** For what stays as pressed. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
};

function Control({ label, icon, isOn, onPress }: ControlProps) {
  return (
    <Button
      tone="bare"
      square
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={isOn === true ? 'text-fg! underline' : ''}
      onClick={onPress}
    >
      <Icon of={icon} />
    </Button>
  );
}
