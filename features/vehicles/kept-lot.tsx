import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'

const key = 'vehicle-lot'

/** The lot at which this phone registered last: a gate stays at its lot. '' at first. */
export const keptLot = (): string => readStorage(key) ?? ''
export const keepLot = (lot: string): void => writeStorage(key, lot)
