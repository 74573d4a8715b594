import { wordList } from '#common/word-list.ts'

const hindi = {
  persons:
    wordList(`बच्चा, बच्ची, बच्चे, बेटा, बेटी, लड़का, लड़की, भाई, बहन, माँ, मम्मी, पापा, पिताजी, दादा, दादी, नाना, नानी,
    पति, पत्नी, आदमी, औरत, लइका, लइकी, बउआ, बाबू, बेटवा, बिटिया, माई`),
  places: wordList(`, मेले में, मेला में, भीड़ में, मंदिर में, कहीं, यहाँ`),
  lost: wordList(`खो, गुम, छूट, हेरा, भटक, नहीं मिल`),
}
const hinglish = {
  persons: wordList(`bachcha, bacha, bachchi, bachi, beta, beti, maa, papa, bhai, behen, pati, patni`),
  places: wordList(`, mele mein, mela mein, mele me, bheed mein, kahin`),
  lost: wordList(`kho, gum, nahi mil`),
}
const english = {
  lost: wordList(`lost my, lost our, cannot find my, can not find my, can t find my, find my, missing my`),
  persons:
    wordList(`child, son, daughter, boy, girl, kid, mother, father, wife, husband, brother, sister, friend,
    grandmother, grandfather`),
}

/** Phrases about a missing person. There are many, so that a lost child is never matched as a lost item. */
export const missingPersonWords: readonly string[] = [
  ...wordList(`बिछड़, बिछड़ गई, बिछड़ गया, बिछड़ गए, बिछुड़, बिछुड़ गए, बिछुड़ गई, लापता, गुमशुदा, 1098, missing child, lost child,
    missing person, child is lost, child lost, child missing, son is lost, daughter is lost, mother is lost, bichhad`),
  ...combine(hindi.persons, hindi.places, hindi.lost),
  ...combine(hinglish.persons, hinglish.places, hinglish.lost),
  ...combine(english.lost, english.persons),
]

/** All combinations of one phrase from each part, joined with spaces. */
function combine(...parts: (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (made, part) => made.flatMap(start => part.map(end => `${start} ${end}`.trim())),
    [''],
  )
}
