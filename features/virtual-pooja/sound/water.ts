import { envelope, noise, seeded } from './audio-nodes.ts'

/** Seconds of pouring. */
const length = 10

/** Water poured from a lota: a stream that wanders a little, and drops that ring as they fall. */
export function pouring(context: BaseAudioContext, out: AudioNode) {
  const stream = context.createBufferSource()
  stream.buffer = noise(context, 3, 3)
  stream.loop = true
  const flow = context.createGain()
  flow.gain.value = 0
  flow.gain.setValueAtTime(0, 0)
  flow.gain.linearRampToValueAtTime(1, 0.6)
  flow.gain.setValueAtTime(1, length - 1.4)
  flow.gain.linearRampToValueAtTime(0, length - 0.1)
  const body = band(context, stream, flow, { frequency: 950, q: 0.7, level: 0.32 })
  band(context, stream, flow, { frequency: 3400, q: 0.5, level: 0.09 })
  flow.connect(out)
  const wander = context.createOscillator()
  const width = context.createGain()
  wander.frequency.value = 0.7
  width.gain.value = 260
  wander.connect(width).connect(body.frequency)
  for (const node of [stream, wander]) {
    node.start(0)
    node.stop(length)
  }
  drops(context, out)
}

function band(
  context: BaseAudioContext,
  source: AudioNode,
  out: AudioNode,
  { frequency, q, level }: { frequency: number; q: number; level: number },
): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  filter.Q.value = q
  const gain = context.createGain()
  gain.gain.value = level
  source.connect(filter).connect(gain).connect(out)
  return filter
}

function drops(context: BaseAudioContext, out: AudioNode) {
  const random = seeded(99)
  const share = () => (random() + 1) / 2
  for (let time = 0.2; time < length - 0.4; time += 0.02 + share() * 0.06) {
    const frequency = 420 + share() * 1500
    const decay = 0.02 + share() * 0.05
    const thinning = Math.min(1, (length - 0.2 - time) / 1.2)
    const drop = context.createOscillator()
    drop.frequency.setValueAtTime(frequency, time)
    drop.frequency.exponentialRampToValueAtTime(frequency * (1.25 + share() * 0.5), time + decay * 2)
    const peak = (0.02 + share() * 0.1) * thinning
    drop.connect(envelope(context, time, { attack: 0.003, peak, decay })).connect(out)
    drop.start(time)
    drop.stop(time + decay * 6)
  }
}
