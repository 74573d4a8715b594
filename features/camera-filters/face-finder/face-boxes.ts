import { type Box, overlap } from './box.ts'

/** A face: its box from the brows to the chin, and the network's confidence, 0 to 1. */
export type Face = Box & { confidence: number }

/** Numbers in each answer: centre, size, then six points of the face that are not needed here. */
const answerLength = 16
/** Boxes that overlap more than this are the same face. */
const sameFace = 0.3

/**
 * The faces in the output of the network, in shares of its square input; highest confidence first.
 * `boxes` are 896 answers of 16 numbers in pixels of an input of `side` pixels, `scores` their logits.
 */
export function readFaces(
  boxes: Float32Array,
  scores: Float32Array,
  side: number,
  minConfidence: number,
): Face[] {
  const found: Face[] = []
  anchors.forEach((anchor, i) => {
    const confidence = sigmoid(scores[i] ?? 0)
    if (confidence < minConfidence) return
    const [x = 0, y = 0, width = 0, height = 0] = boxes
      .subarray(i * answerLength)
      .map(number => number / side)
    found.push({ x: anchor.x + x - width / 2, y: anchor.y + y - height / 2, width, height, confidence })
  })
  return blend(found.sort((a, b) => b.confidence - a.confidence))
}

/**
 * Merges several boxes of one face into their mean, weighted by confidence. This is steadier from frame to frame than the
 * best box alone (BlazeFace 2019, §3.3).
 */
function blend(sorted: Face[]): Face[] {
  const [surest] = sorted
  if (!surest) return []
  const same = sorted.filter(face => overlap(surest, face) > sameFace)
  const weight = same.reduce((sum, face) => sum + face.confidence, 0)
  const mean = (part: keyof Box) => same.reduce((sum, face) => sum + face[part] * face.confidence, 0) / weight
  const blended = {
    x: mean('x'),
    y: mean('y'),
    width: mean('width'),
    height: mean('height'),
    confidence: surest.confidence,
  }
  return [blended, ...blend(sorted.filter(face => overlap(surest, face) <= sameFace))]
}

/** The probability of a logit, clipped as in the model's own graph. */
const sigmoid = (logit: number) => 1 / (1 + Math.exp(-Math.max(-100, Math.min(100, logit))))

/** The centre of a spot where the network looks for a face, as a share of its square input. */
type Anchor = { x: number; y: number }

/**
 * The position of each of the network's 896 outputs. Single-shot detectors use a fixed grid (Liu et al., "SSD",
 * ECCV 2016, §2); BlazeFace has two grids, 16 by 16 with 2 outputs per cell and 8 by 8 with 6, all of one size
 * (Bazarevsky et al., "BlazeFace: Sub-millisecond Neural Face Detection on Mobile GPUs", 2019, §3.2).
 */
const anchors: readonly Anchor[] = [grid(16, 2), grid(8, 6)].flat()

function grid(cells: number, answers: number): Anchor[] {
  const middles = Array.from({ length: cells }, (_, i) => (i + 0.5) / cells)
  return middles.flatMap(y => middles.flatMap(x => Array.from({ length: answers }, () => ({ x, y }))))
}
