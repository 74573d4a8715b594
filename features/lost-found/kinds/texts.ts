import { defineTexts } from '#common/text.ts'

/** What a thing is, in words. */
export const texts = defineTexts({
  phone: { en: 'Mobile', hi: 'मोबाइल' },
  bag: { en: 'Bag', hi: 'झोला, बैग' },
  purse: { en: 'Purse, money', hi: 'पर्स, पैसे' },
  papers: { en: 'Papers', hi: 'काग़ज़ात' },
  keys: { en: 'Keys', hi: 'चाबी' },
  jewellery: { en: 'Jewellery', hi: 'गहने' },
  clothes: { en: 'Clothes', hi: 'कपड़े' },
  other: { en: 'Something else', hi: 'कुछ और' },
  person: { en: 'A person', hi: 'कोई व्यक्ति' },
})
