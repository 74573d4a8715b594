/** A path for the canvas, created when it is first drawn: Path2D does not exist where pages are prerendered. */
export function shape(path: string): () => Path2D {
  let made: Path2D | undefined
  return () => {
    made ??= new Path2D(path)
    return made
  }
}
