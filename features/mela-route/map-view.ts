/** Zoom factor `z` and offset of the drawing's corner in pixels. */
export type View = { z: number; x: number; y: number }
/** Sizes in pixels; `left`: offset of the drawing in a wider frame. */
export type Frame = {
  width: number
  height: number
  left: number
  drawingWidth: number
  drawingHeight: number
}

export const wholeView: View = { z: 1, x: 0, y: 0 }
export const closest = 6

/** Zooms by a factor and keeps the point `at` in place, as far as the drawing's edge allows. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }, frame: Frame): View {
  const z = Math.min(closest, Math.max(1, view.z * factor))
  const grow = z / view.z
  return inFrame(
    {
      z,
      x: at.x - frame.left - (at.x - frame.left - view.x) * grow,
      y: at.y - (at.y - view.y) * grow,
    },
    frame,
  )
}

export const panBy = (view: View, dx: number, dy: number, frame: Frame): View =>
  inFrame({ ...view, x: view.x + dx, y: view.y + dy }, frame)

/** Centres a spot given as fractions (0 to 1) of the drawing's size. */
export const centreOn = (view: View, spot: { x: number; y: number }, frame: Frame): View =>
  inFrame(
    {
      ...view,
      x: frame.width / 2 - frame.left - spot.x * frame.drawingWidth * view.z,
      y: frame.height / 2 - spot.y * frame.drawingHeight * view.z,
    },
    frame,
  )

/** Limits the offset so that the drawing fills its frame; a drawing smaller than the frame is centred. */
function inFrame({ z, x, y }: View, frame: Frame): View {
  return {
    z,
    x: hold(x, frame.left, frame.drawingWidth * z, frame.width),
    y: hold(y, 0, frame.drawingHeight * z, frame.height),
  }
}
function hold(offset: number, base: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2 - base
  return Math.min(-base, Math.max(room - size - base, offset))
}

/** Which names are shown: those of rank 1 when zoomed out, up to rank 3 when zoomed in. */
export const levelOf = (z: number): 1 | 2 | 3 => (z < 1.6 ? 1 : z < 2.5 ? 2 : 3)
