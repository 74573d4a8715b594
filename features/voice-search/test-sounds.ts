import { phone } from './test-nandi.ts'

/** Records as many tones as the console records: real sounds, no two alike. */
export async function recordTones(count: number): Promise<Buffer[]> {
  await phone.open('/')
  // A page makes no sound before it was touched.
  await phone.page.locator('h1').click()
  const files = await phone.page.evaluate(async (wanted: number) => {
    const recordTone = async (hertz: number) => {
      const context = new AudioContext()
      await context.resume()
      const tone = context.createOscillator()
      const out = context.createMediaStreamDestination()
      tone.frequency.value = hertz
      tone.connect(out)
      tone.start()
      const recorder = new MediaRecorder(out.stream, {
        mimeType: 'audio/webm;codecs=opus',
        audioBitsPerSecond: 7000,
      })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const stopped = new Promise(done => {
        recorder.onstop = done
      })
      recorder.start()
      // A recording has a length.
      await new Promise(done => setTimeout(done, 500))
      recorder.stop()
      await stopped
      await context.close()
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
    }
    return Promise.all(Array.from({ length: wanted }, (_, index) => recordTone(300 + 60 * index)))
  }, count)
  return files.map(file => Buffer.from(file))
}

/** From now on the page notes which recordings play and end, by the hash of their bytes. */
export const noteSounds = () =>
  phone.page.evaluate(() => {
    const sounds: string[] = []
    const hashOf = new Map<string, Promise<string>>()
    const make = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      const url = make.call(URL, file)
      const hash = file
        .arrayBuffer()
        .then(bytes => crypto.subtle.digest('SHA-256', bytes))
        .then(sum => [...new Uint8Array(sum).slice(0, 16)])
        .then(bytes => bytes.map(byte => byte.toString(16).padStart(2, '0')).join(''))
      hashOf.set(url, hash)
      return url
    }
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      for (const name of ['playing', 'ended', 'error', 'pause'])
        this.addEventListener(name, () => hashOf.get(this.src)?.then(hash => sounds.push(`${name} ${hash}`)))
      return play.call(this)
    }
    Object.assign(window, { sounds })
  })
/** Hashes of the recordings that had this event of the audio element. */
export const sounds = (name: string) =>
  phone.page.evaluate(
    wanted =>
      (window as unknown as { sounds: string[] }).sounds
        .filter(sound => sound.startsWith(`${wanted} `))
        .map(sound => sound.slice(wanted.length + 1)),
    name,
  )
