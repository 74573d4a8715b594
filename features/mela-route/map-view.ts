/** How a drawing is seen through its frame: `z` times as large, its corner moved by pixels. */
export type View = { z: number; x: number; y: number }
/** Sizes in pixels; `left`: where the drawing begins in a wider frame. */
export type Frame = {
  width: number
  height: number
  left: number
  drawingWidth: number
  drawingHeight: number
}

export const wholeView: View = { z: 1, x: 0, y: 0 }
export const closest = 6

/** Comes closer by a factor and keeps what is under the finger there, as far as the drawing's edge allows. */
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

/** Brings a spot (in parts of the drawing, 0 to 1) to the middle. */
export const centreOn = (view: View, spot: { x: number; y: number }, frame: Frame): View =>
  inFrame(
    {
      ...view,
      x: frame.width / 2 - frame.left - spot.x * frame.drawingWidth * view.z,
      y: frame.height / 2 - spot.y * frame.drawingHeight * view.z,
    },
    frame,
  )

/** The drawing never leaves its frame empty; where it is smaller than the frame it stands in the middle. */
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

/** How much is named: 1 from afar, 3 from close by. */
export const levelOf = (z: number): 1 | 2 | 3 => (z < 1.6 ? 1 : z < 2.5 ? 2 : 3)
