/** A shape for the canvas, made when it is first drawn: a page that is written on the server draws none. */
export function shape(path: string): () => Path2D {
  let made: Path2D | undefined
  return () => {
    made ??= new Path2D(path)
    return made
  }
}
