import type { Playback } from './stage.tsx'

/** Full screen in the way this phone has: the frame, the phone's own player, or at last the stream's own page. */
export async function openFullScreen(
  stage: HTMLIFrameElement | null,
  playback: Playback | undefined,
  address: string,
): Promise<void> {
  try {
    if (stage?.requestFullscreen) return await stage.requestFullscreen({ navigationUI: 'hide' })
  } catch {
    // Refused here: on to what else there is.
  }
  if (playback?.fullScreen) playback.fullScreen()
  else open(address, '_blank', 'noopener')
}
