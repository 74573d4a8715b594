import { similarity } from './similarity.ts'

/** The name that was probably meant by a mistyped one; undefined if none is similar. `least`: minimum similarity, 0 to 1. */
export function nearestOf(typed: string, known: readonly string[], least = 0.5): string | undefined {
  const all = known.map(name => ({ name, alike: similarity(plain(typed), plain(name)) }))
  const [best] = all.toSorted((a, b) => b.alike - a.alike)
  return best && best.alike >= least ? best.name : undefined
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[-_\s]/g, '')
