import type { Spelling } from './test-spellings.ts'

/**
 * Spellings and phrases that found nothing when people tried the guide, and others like them. The keyword lists were
 * extended for these, so they do not measure how unforeseen words fare; `test-spellings.ts` does.
 */
const groups: readonly (readonly [rightAnswers: string, typed: string])[] = [
  [
    '/facility/rest-room /facility/dharamshala',
    'sone ki jagah, sone ka jagah, sona hai, sone ke liye jagah, raat rukna hai, सोने की जगह, सोना है, लेटने की जगह, letne ki jagah, sleeping place, where to sleep',
  ],
  [
    '/?help=',
    'madat karo, madat, madat chahiye, madad karo, madad chahiye, maddad, mujhe madad chahiye, मदत, मदत करो, sahayta, sahayata chahiye, बचाइए, bachaiye, emergancy, emergensi, imarjensi',
  ],
  [
    '/facility/centralised-contact',
    'zaruri number, jaruri number, jaroori number, zaroori nambar, zaruri nambar, important number, important numbers, जरूरी नंबर, ज़रूरी नम्बर, जरुरी नंबर, fon number, phone nambar',
  ],
  [
    '/?help=fire /first-aid/fire',
    'fayar brigade, fayar brigad, fire briged, faire brigade, fayer brigade, fire bregade, फायर बिग्रेड, फायरब्रिगेड, firebrigade, damkal bulao, aag lag gyi, aag lgi hai',
  ],
  [
    '/crowd-status',
    'croud, crowdd, kraud, kitna croud hai, bhid kitni hai, kitni bhid hai, bhir hai kya, क्राउड',
  ],
  [
    '/?help=police',
    'polic, polise, puliss, police wala, police ko bulao, पोलिस, पुलिश, pulice, thane jana hai, chor, chori ho gya',
  ],
  [
    '/?help=ambulance /facility/health-centre /first-aid/fainting /first-aid/chest-pain /first-aid/bleeding',
    'ambulanse, ambulanc, embulens, एम्बुलैंस, एंबुलेस, behosh, behos ho gaya, saans nahi aa rahi, chakkar aa raha hai, khoon nikal raha hai, खून निकल रहा है',
  ],
  [
    '/facility/drinking-water',
    'peene ka paani, pine ka pani kidhar, paani chahie, panni, watter, water kaha hai, पिने का पानि',
  ],
  [
    '/facility/toilet',
    'toylet kaha hai, tatti, latring, sandas, bathrum toilet, susu karna hai, शौचलय, susu',
  ],
]

export const laterSpellings: readonly Spelling[] = groups.flatMap(([rightAnswers, typed]) =>
  typed.split(', ').map(each => [each, rightAnswers] as const),
)
