/**
 * Shrinks one picture: upright, its longest side at most `side` px, on white, without metadata such as position and camera
 * number. Answers undefined where that fails.
 */
addEventListener('message', async (event: MessageEvent<{ photo: Blob; side: number }>) => {
  const { photo, side } = event.data
  try {
    if (!(await isTrue()) || !(await isUpright())) return postMessage(undefined)
    const picture = await createImageBitmap(photo)
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    const { canvas, context } = newCanvas(
      Math.round(picture.width * scale),
      Math.round(picture.height * scale),
    )
    // JPEG has no transparency; transparent parts would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    postMessage(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 }))
  } catch {
    postMessage(undefined)
  }
})

function newCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return { canvas, context }
}

/** Two pixels, and how far (of 255) each colour may be off unnoticed. */
const colours = [255, 102, 0, 255, 0, 102, 255, 255]
const tolerance = 8

/** Whether a canvas returns what was drawn: some browsers return noise against fingerprinting. */
async function isTrue(): Promise<boolean> {
  const { canvas, context } = newCanvas(2, 1)
  for (const x of [0, 1]) {
    context.fillStyle = `rgb(${colours.slice(4 * x, 4 * x + 3).join()})`
    context.fillRect(x, 0, 1, 1)
  }
  const seen = await createImageBitmap(await canvas.convertToBlob())
  context.clearRect(0, 0, 2, 1)
  context.drawImage(seen, 0, 0)
  const { data } = context.getImageData(0, 0, 2, 1)
  return colours.every((wanted, n) => Math.abs((data[n] ?? 0) - wanted) <= tolerance)
}

/** Two pixels side by side, with the orientation tag of a phone held upright: upright they stand one above the other. */
const lying =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z'

/**
 * Whether the browser rotates pictures by their orientation tag. All do since about 2020 without being asked, and Chrome before
 * 112 refuses to be asked; a re-encoded copy loses the tag.
 */
async function isUpright(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(lying), byte => byte.charCodeAt(0))
  const { height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
  return height === 2
}
