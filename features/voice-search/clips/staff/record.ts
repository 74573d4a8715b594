import { type ClipFault, judge } from '../judge.ts'

const format = 'audio/webm;codecs=opus'
export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && MediaRecorder.isTypeSupported(format) && Boolean(navigator.mediaDevices)

export type Recording = { stop: () => void; finished: Promise<Blob> }

/**
 * Records the microphone until `stop`, at most for `mostMs`. Rejects if the microphone is not allowed (`NotAllowedError`),
 * missing or in use by another app.
 */
export async function record(mostMs: number): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true },
  })
  // Opus goes down to 6 kbit/s; a voice is easy to understand at this rate.
  const options = { mimeType: format, audioBitsPerSecond: 7000, audioBitrateMode: 'constant' }
  const recorder = new MediaRecorder(stream, options)
  const parts: Blob[] = []
  const end = () => {
    clearTimeout(latest)
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const finished = new Promise<Blob>((resolve, reject) => {
    recorder.onstop = () => {
      end()
      resolve(new Blob(parts, { type: 'audio/webm' }))
    }
    recorder.onerror = () => {
      end()
      reject(new Error('not recorded'))
    }
  })
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  const latest = setTimeout(stop, mostMs)
  recorder.start()
  return { stop, finished }
}

/** What is wrong with a recording's sound. The server checks type, length and size, but does not decode it. */
export async function faultOf(
  file: Blob,
  most: { bytes: number; ms: number },
): Promise<ClipFault | undefined> {
  const rate = 48_000
  try {
    const heard = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await file.arrayBuffer())
    const fault = judge(heard.getChannelData(0), heard.sampleRate, most.ms)
    return fault ?? (file.size > most.bytes ? 'file-too-large' : undefined)
  } catch {
    return 'not-a-recording'
  }
}
