/** The middle of a place where the network looks for a face, in shares of its square input. */
export type Anchor = { x: number; y: number }

/**
 * The position of each of the network's 896 outputs. Single-shot detectors use a fixed grid (Liu et al., "SSD",
 * ECCV 2016, §2); BlazeFace has two grids, 16 by 16 with 2 outputs per cell and 8 by 8 with 6, all of one size
 * (Bazarevsky et al., "BlazeFace: Sub-millisecond Neural Face Detection on Mobile GPUs", 2019, §3.2).
 */
export const anchors: readonly Anchor[] = [grid(16, 2), grid(8, 6)].flat()

function grid(cells: number, answers: number): Anchor[] {
  const middles = Array.from({ length: cells }, (_, i) => (i + 0.5) / cells)
  return middles.flatMap(y => middles.flatMap(x => Array.from({ length: answers }, () => ({ x, y }))))
}
