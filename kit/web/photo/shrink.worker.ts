import { longestSide } from './limits.ts'

/** Shrinks one picture: upright, at most 1600 px, without metadata such as position and camera number. */
addEventListener('message', async (event: MessageEvent<Blob>) => {
  try {
    const picture = await createImageBitmap(event.data, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    postMessage(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 }))
  } catch {
    postMessage(undefined)
  }
})
