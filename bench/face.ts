import { readdirSync } from 'node:fs'
import { openCameraPage } from '#tests/faces/camera-page.ts'
import { movingFace } from '#tests/faces/pictures.ts'
import { openReference } from '#tests/faces/reference-finder.ts'

/**
 * The face finder beside @mediapipe/tasks-vision in one browser, and the pictures that the camera screen shows while the
 * page's processor time is cut to a quarter, with the finder at work and without it. Needs a built site: `node bench/face.ts`.
 */
async function bench(): Promise<void> {
  const size = { width: 1280, height: 720 }
  const frames = await movingFace(90, size)
  const phone = await openCameraPage({ frames, permission: 'granted', context: { serviceWorkers: 'block' } })
  try {
    const [frame] = frames
    if (!frame) throw new Error('no frame')
    const picture = `data:image/jpeg;base64,${frame.toString('base64')}`

    const reference = await phone.context.newPage()
    await openReference(reference)
    const theirs = await reference.evaluate(timeReference, { picture, rounds })
    await reference.close()
    await phone.page.goto(`${phone.address}/manifest.webmanifest`)
    const ours = await phone.page.evaluate(timeFinder, { picture, rounds, ...assets() })
    console.log(
      `one 1280x720 picture, picture to boxes: ours ${ours.toFixed(1)} ms, tasks-vision ${theirs.toFixed(1)} ms, ratio ${(ours / theirs).toFixed(2)}`,
    )

    for (const isSearching of [true, false]) {
      if (!isSearching) await phone.context.route('**/*.tflite', route => route.abort())
      await phone.page.goto(`${phone.address}/camera-filters`)
      await phone.page.getByRole('button', { name: 'Capture', disabled: false }).waitFor()
      if (isSearching) await phone.page.getByText('Faces detected: 1').waitFor()
      await phone.page.getByRole('button', { name: 'Crown & Serpent' }).click()
      const session = await phone.context.newCDPSession(phone.page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const { shown, drawn, worst } = await phone.page.evaluate(watchScreen, 5000)
      await session.detach()
      console.log(
        `page at 1/4 speed ${isSearching ? 'with the finder' : 'without it'}: ${shown.toFixed(1)} camera pictures and ${drawn.toFixed(1)} screen pictures a second, longest gap ${worst.toFixed(0)} ms`,
      )
    }
  } finally {
    await phone.close()
  }
}

const rounds = 40
function assets() {
  const names = readdirSync(new URL('../dist/web/assets', import.meta.url))
  const find = (pattern: RegExp) => `/assets/${names.find(name => pattern.test(name))}`
  return { worker: find(/^finder\.worker-.*\.js$/), model: find(/\.tflite$/) }
}

type Task = { picture: string; rounds: number }

/** Median milliseconds from a full-size picture to boxes. Runs in the page. */
async function timeReference({ picture, rounds }: Task): Promise<number> {
  const { detector } = window as unknown as { detector: { detect(image: ImageBitmap): unknown } }
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob())
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    detector.detect(bitmap)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[rounds >> 1] ?? 0
}

/** The same for our worker, there and back. Runs in the page. */
async function timeFinder({
  picture,
  rounds,
  worker,
  model,
}: Task & { worker: string; model: string }): Promise<number> {
  const image = new Image()
  image.src = picture
  await image.decode()
  const finder = new Worker(worker, { type: 'module' })
  const answer = () =>
    new Promise(resolve => {
      finder.onmessage = ({ data }) => resolve(data)
    })
  finder.postMessage({ model: new URL(model, location.href).href })
  await answer()
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const frame = new VideoFrame(image, { timestamp: i })
    const start = performance.now()
    finder.postMessage({ frame }, [frame])
    await answer()
    times.push(performance.now() - start)
  }
  finder.terminate()
  return times.sort((a, b) => a - b)[rounds >> 1] ?? 0
}

/** What reaches the screen in so many milliseconds. Runs in the page. */
function watchScreen(ms: number): Promise<{ shown: number; drawn: number; worst: number }> {
  return new Promise(resolve => {
    const video = document.querySelector('video')
    const start = performance.now()
    let [shown, drawn, worst, last] = [0, 0, 0, start]
    const picture = () => {
      shown++
      video?.requestVideoFrameCallback(picture)
    }
    video?.requestVideoFrameCallback(picture)
    const draw = () => {
      const now = performance.now()
      worst = Math.max(worst, now - last)
      last = now
      drawn++
      if (now - start < ms) return requestAnimationFrame(draw)
      resolve({ shown: (shown * 1000) / (now - start), drawn: (drawn * 1000) / (now - start), worst })
    }
    requestAnimationFrame(draw)
  })
}

await bench()
