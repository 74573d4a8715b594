import { defineTexts } from '#common/text.ts'

/** Kinds of things, for the filter and for things without a description. */
export const itemKinds = ['phone', 'bag', 'purse', 'papers', 'keys', 'jewellery', 'clothes', 'other'] as const
export type ItemKind = (typeof itemKinds)[number]
/** `person` is offered by the form only: it leads to the private report (missing-person). */
export const kindNames = defineTexts({
  phone: { en: 'Mobile', hi: 'मोबाइल' },
  bag: { en: 'Bag', hi: 'झोला, बैग' },
  purse: { en: 'Purse, money', hi: 'पर्स, पैसे' },
  papers: { en: 'Papers', hi: 'कागज़ात' },
  keys: { en: 'Keys', hi: 'चाबी' },
  jewellery: { en: 'Jewellery', hi: 'गहने' },
  clothes: { en: 'Clothes', hi: 'कपड़े' },
  other: { en: 'Something else', hi: 'कुछ और' },
  person: { en: 'A person', hi: 'कोई व्यक्ति' },
})
export const itemTypes = ['Lost', 'Found'] as const // specification §3
export type ItemType = (typeof itemTypes)[number]

/** A report leaves the list after this many days, so that nobody collects numbers slowly (threats §7.3). */
export const openDays = 15

/** Live topic; `data` is an Item, or GoneItem when it leaves the list. */
export const lostFoundTopic = 'lost-found'
