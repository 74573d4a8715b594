import { paths } from '#kit/web/paths.ts'

/** The list; one person; a new entry: by the address, so that the phone's back key works. */
export const listLink = paths.staffPanel('missing-persons')
export const personLink = (id: string) => `${listLink}?person=${id}`
export const entryLink = (kind: 'missing' | 'found') => `${listLink}?new=${kind}`
/** The found person's view, with whose people come for them. */
export const handOverLink = (found: string, match: string) => `${personLink(found)}&match=${match}`
