/** Plays with sound where the browser lets a page do so by itself, else without. */
export async function startPlaying(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!isRefusal(error)) return; // it cannot be played at all, which its error event says, or it was stopped again
    video.muted = true;
    await video.play().catch(() => undefined); // then the play button is what starts it
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
