import { renderCue } from './render-cue.ts'
import { type CueName, cueNames, type SoundPlan } from './sound-plan.ts'

/** Addresses of recordings that replace a synthesised cue. */
export type Recordings = Partial<Record<CueName, string>>
type Playing = { name: CueName; source: AudioBufferSourceNode; gain: GainNode }
/** Seconds of a fade; long enough not to click. */
const fade = 0.06

/**
 * Plays the sound plan. It is silent until `touch` is called in the handler of a tap or key, while muted and while the
 * screen is hidden; afterwards it starts at the current second of the pooja.
 */
export class TempleSound {
  readonly #plan: () => SoundPlan
  readonly #recordings: Recordings
  readonly #samples = new Map<CueName, AudioBuffer>()
  #context: AudioContext | undefined
  #playing: Playing[] = []
  #muted = false
  #hidden = false
  #closed = false

  constructor(plan: () => SoundPlan, recordings: Recordings = {}) {
    this.#plan = plan
    this.#recordings = recordings
    void this.#prepare()
  }

  /** Call it inside a touch or key handler, the only place where browsers let sound start. */
  touch() {
    if (this.#closed || typeof AudioContext === 'undefined') return
    this.#context ??= new AudioContext({ latencyHint: 'playback' })
    this.sync()
  }

  setMuted(muted: boolean) {
    this.#muted = muted
    this.sync()
  }

  setHidden(hidden: boolean) {
    this.#hidden = hidden
    this.sync()
  }

  /** Starts and stops sounds to match the plan. Call it after every change of the pooja. */
  sync() {
    const context = this.#context
    if (!context || this.#closed) return
    if (this.#muted || this.#hidden) {
      this.#stopAllBut([])
      // After the fade, so that stopping does not click. A hidden page may run this late, but has faded by then.
      setTimeout(() => (this.#muted || this.#hidden) && void context.suspend(), fade * 3000)
      return
    }
    if (context.state !== 'running') void context.resume()
    const { ambient, cue } = this.#plan()
    const wanted = [
      ...(cue ? [{ ...cue, name: cue.name as CueName }] : []),
      { name: 'ambient' as const, at: 0, level: ambient },
    ]
    this.#stopAllBut(wanted.filter(({ level }) => level > 0).map(({ name }) => name))
    for (const { name, at, level } of wanted) if (level > 0) this.#play(context, name, at, level)
  }

  /** Stops everything and closes the context; do not use the object afterwards. */
  close() {
    this.#stopAllBut([])
    this.#closed = true
    const context = this.#context
    setTimeout(() => void context?.close(), fade * 5000)
  }

  #play(context: AudioContext, name: CueName, at: number, level: number) {
    const current = this.#playing.find(playing => playing.name === name)
    if (current) {
      current.gain.gain.setTargetAtTime(level, context.currentTime, fade * 5)
      return
    }
    const buffer = this.#samples.get(name)
    if (!buffer || (name === 'bell' && at >= buffer.duration)) return
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = buffer
    source.loop = name !== 'bell'
    gain.gain.value = 0
    gain.gain.setValueAtTime(0, context.currentTime)
    gain.gain.linearRampToValueAtTime(level, context.currentTime + (name === 'bell' ? 0.002 : fade))
    source.connect(gain).connect(context.destination)
    source.start(context.currentTime, at % buffer.duration)
    this.#playing.push({ name, source, gain })
  }

  /** Fades out all cues but these. */
  #stopAllBut(names: readonly CueName[]) {
    const now = this.#context?.currentTime ?? 0
    for (const { gain, source } of this.#playing.filter(({ name }) => !names.includes(name))) {
      gain.gain.cancelScheduledValues(now)
      gain.gain.setTargetAtTime(0, now, fade / 3)
      source.stop(now + fade * 2)
    }
    this.#playing = this.#playing.filter(({ name }) => names.includes(name))
  }

  /** Renders the cues one by one in the order needed, so that the first is ready early on a slow phone. */
  async #prepare() {
    if (typeof OfflineAudioContext === 'undefined') return
    for (const name of cueNames) {
      if (this.#closed) return
      const samples = await samplesOf(name, this.#recordings[name]).catch(() => undefined)
      // A cue that cannot be rendered is left out.
      if (samples) this.#samples.set(name, samples)
      this.sync()
    }
  }
}

/** The recording if there is one and it loads, otherwise the synthesised cue, which also works offline. */
async function samplesOf(name: CueName, recording: string | undefined): Promise<AudioBuffer> {
  if (!recording) return renderCue(name)
  try {
    const answer = await fetch(recording)
    if (!answer.ok) return renderCue(name)
    return await new OfflineAudioContext(1, 1, 44100).decodeAudioData(await answer.arrayBuffer())
  } catch {
    return renderCue(name)
  }
}
