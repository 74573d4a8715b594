/** Pixels from the left and from the top. */
export type Room = { left: number; top: number; right: number; bottom: number }

const meets = (a: Room, b: Room) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a room overlaps nothing that is taken, with `apart` pixels between it and each of them. */
export const isFree = ({ left, top, right, bottom }: Room, taken: readonly Room[], apart = 0): boolean => {
  const wanted = { left: left - apart, top: top - apart, right: right + apart, bottom: bottom + apart }
  return !taken.some(room => meets(wanted, room))
}

/** Gives out rooms in this order, leaving `apart` pixels between any two. */
export function withRoom<Named extends { room: Room }>(wanted: readonly Named[], apart: number): Named[] {
  const given: Named[] = []
  for (const one of wanted)
    if (
      isFree(
        one.room,
        given.map(({ room }) => room),
        apart,
      )
    )
      given.push(one)
  return given
}
