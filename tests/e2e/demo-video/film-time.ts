/** A part of the story: when it began while it was recorded, and how long it lasts in the film. */
export type Scene = { readonly at: number; readonly lasts: number };

/**
 * Scenes last as long as somebody needs to follow them, however fast the machine was that recorded them: waiting is
 * shortened, and what was over too soon goes slower.
 *
 * @param end when the recording was over
 * @returns the film's length, and where in it a second of the recording is
 */
export function filmTimeOf(scenes: readonly Scene[], end: number) {
  const parts = scenes.map((scene, index) => ({
    ...scene,
    recorded: (scenes[index + 1]?.at ?? end) - scene.at,
    from: scenes.slice(0, index).reduce((sum, { lasts }) => sum + lasts, 0),
  }));
  const inFilm = (second: number): number => {
    const part = parts.findLast(({ at }) => at <= second);
    if (part === undefined) return 0; // before the first scene
    return part.from + Math.min((second - part.at) / part.recorded, 1) * part.lasts;
  };
  return { seconds: scenes.reduce((sum, { lasts }) => sum + lasts, 0), inFilm };
}
