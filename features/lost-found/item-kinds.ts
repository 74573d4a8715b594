/** What things are, roughly: for the filter and as the picture's words. A person is no thing: see missing-person. */
export const itemKinds = ['phone', 'bag', 'purse', 'papers', 'keys', 'jewellery', 'clothes', 'other'] as const
export type ItemKind = (typeof itemKinds)[number]
export const itemTypes = ['Lost', 'Found'] as const // specification §3
export type ItemType = (typeof itemTypes)[number]

/** A post closes by itself after so many days: many slow readers cannot collect numbers for ever (threats §7.3). */
export const openDays = 15

/** Live topic; `data` is an Item, or GoneItem when it leaves the list. */
export const lostFoundTopic = 'lost-found'
/** Noted on a phone that reported a thing, so that no other asks the server for own ones. */
export const ownKey = 'lost-found-own'
