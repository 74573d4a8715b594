/** The result of merging two people's changes to one row, and what conflicts. */
type Merged<Fields> = {
  /** Theirs where only they changed something, mine elsewhere. */
  merged: Fields
  /** Their value of each part that both changed, by its path (`phone`, `name.hi`). */
  clashes: ReadonlyMap<string, unknown>
}
type Values = Record<string, unknown>

/**
 * Merges two changes of `base`. A text in two languages has two parts; everything else is one. The same change made by both is no
 * conflict.
 */
export function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> {
  const merged: Values = {}
  const clashes = new Map<string, unknown>()
  const merge = (path: string, was: unknown, my: unknown, their: unknown): unknown => {
    if (isPair(was) && isPair(my) && isPair(their))
      return {
        en: merge(`${path}.en`, was.en, my.en, their.en),
        hi: merge(`${path}.hi`, was.hi, my.hi, their.hi),
      }
    if (isSame(my, was)) return their
    if (!isSame(their, was) && !isSame(their, my)) clashes.set(path, their)
    return my
  }
  for (const key of Object.keys(mine))
    merged[key] = merge(key, (base as Values)[key], (mine as Values)[key], (theirs as Values)[key])
  return { merged: merged as Fields, clashes }
}

/** Whether both have the same value at a path; of a path that fields do not have, whether they are the same in all. */
export function isSameAt(path: string, one: object, other: object): boolean {
  const [key = '', ...parts] = path.split('.')
  const at = (fields: object) =>
    key in fields
      ? parts.reduce<unknown>((value, part) => (value as Values | null)?.[part], (fields as Values)[key])
      : fields
  return isSame(at(one), at(other))
}

/** The fields with one value replaced at a path. */
export function withPart<Fields extends object>(fields: Fields, path: string, value: unknown): Fields {
  const [key = '', part] = path.split('.')
  const before = (fields as Values)[key]
  return { ...fields, [key]: part ? { ...(before as Values), [part]: value } : value }
}

const isPair = (value: unknown): value is { en: unknown; hi: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'en,hi'

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => isSame((one as Values)[key], (other as Values)[key]))
  )
}
