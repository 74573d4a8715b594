const most = 2
/** ms for which the same ones are shown. */
const turn = 15_000

/** Those of a long list that are shown now: all of them come round, so that open cases keep their room. */
export const inTurn = <T>(list: readonly T[], now: number): readonly T[] => {
  const start = list.length > most ? (Math.floor(now / turn) * most) % list.length : 0
  return [...list.slice(start), ...list.slice(0, start)].slice(0, most)
}
