import type { Page } from '@playwright/test'

/** Fakes a microphone that hears a tone, as loud as `loudness` in session storage. Recording and playing are the browser's own. */
export function toneAsMicrophone() {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext()
    await context.resume()
    const tone = context.createOscillator()
    const gain = context.createGain()
    const out = context.createMediaStreamDestination()
    gain.gain.value = Number(sessionStorage.getItem('loudness') ?? 0.3)
    tone.connect(gain).connect(out)
    tone.start()
    return out.stream
  }
}

/** On a staff page, records and stores a different tone for each of these answers in Hindi. */
export const recordTones = (page: Page, answers: readonly string[]) =>
  page.evaluate(async wanted => {
    const record = async (clip: string, index: number) => {
      const context = new AudioContext()
      await context.resume()
      const tone = context.createOscillator()
      const out = context.createMediaStreamDestination()
      tone.frequency.value = 300 + 60 * index
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
      // A recording needs some length.
      const ended = new Promise(done => {
        tone.onended = done
      })
      tone.stop(context.currentTime + 0.4)
      recorder.start()
      await ended
      recorder.stop()
      await stopped
      await context.close()
      const body = new FormData()
      body.set('clip', clip)
      body.set('language', 'hi')
      body.set('heard', 'true')
      body.set('recording', new Blob(parts), 'recording.webm')
      const { status } = await fetch('/api/spoken-clips', { method: 'POST', body })
      if (status !== 201) throw new Error(`${clip}: ${status}`)
    }
    await Promise.all(wanted.map(record))
  }, answers)

/** Makes the page note which recordings play and end, by the hash of their bytes. */
export const noteSounds = (page: Page) =>
  page.evaluate(() => {
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
      for (const name of ['playing', 'ended', 'pause'])
        this.addEventListener(name, () => hashOf.get(this.src)?.then(hash => sounds.push(`${name} ${hash}`)))
      return play.call(this)
    }
    Object.assign(window, { sounds })
  })
/** Hashes of the recordings whose audio element fired this event, in order. */
export const sounds = (page: Page, name: string) =>
  page.evaluate(
    wanted =>
      (window as unknown as { sounds: string[] }).sounds
        .filter(sound => sound.startsWith(`${wanted} `))
        .map(sound => sound.slice(wanted.length + 1)),
    name,
  )
