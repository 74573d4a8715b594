import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

const frameMs = 1000 / 60
/** Pixels from the left and from the top of the window. */
type Spot = { x: number; y: number }
const moves = 30
/** A finger moves with the screen's own beat, as a touch screen tells it. */
async function move(session: CDPSession, from: readonly Spot[], to: readonly Spot[]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  await touch('touchStart', from)
  const sent: Promise<unknown>[] = []
  for (let step = 1; step <= moves; step += 1) {
    const part = step / moves
    sent.push(
      touch(
        'touchMove',
        from.map((spot, id) => ({
          x: spot.x + ((to[id]?.x ?? spot.x) - spot.x) * part,
          y: spot.y + ((to[id]?.y ?? spot.y) - spot.y) * part,
        })),
      ),
    )
    await wait(frameMs)
  }
  await Promise.all(sent)
  await touch('touchEnd', [])
}

/** One finger drags four times, around a spot. */
export async function drag(session: CDPSession, { x, y }: Spot): Promise<void> {
  for (const [dx, dy] of [
    [110, 60],
    [-110, -60],
    [-110, 60],
    [110, -60],
  ] as const)
    await move(session, [{ x: x - dx, y: y - dy }], [{ x: x + dx, y: y + dy }])
}

/** Two fingers go apart and together twice, around a spot. */
export async function pinchInAndOut(session: CDPSession, { x, y }: Spot): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  for (const [from, to] of [
    [40, 110],
    [110, 40],
    [40, 110],
    [110, 40],
  ] as const)
    await move(session, fingers(from), fingers(to))
}
