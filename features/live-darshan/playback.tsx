import type { LiveStream } from './contract.ts'
import { playFrame } from './play-frame.tsx'
import { playVideo } from './play-video.tsx'
import { playYoutube } from './play-youtube.tsx'
import { type Playback, type Quality, stageOf } from './stage.tsx'

/** Opens a stream on the stage (stage.server.ts), muted: sound waits for a touch. Rejects where the stage did not come. */
export async function openPlayback(
  stage: HTMLIFrameElement,
  stream: LiveStream,
  quality: Quality,
): Promise<Playback> {
  const page = stageOf(stage)
  if (stream.kind === 'hls') return playVideo(page, stream, quality)
  return stream.kind === 'youtube' ? playYoutube(page, stream) : playFrame(page, stream)
}
