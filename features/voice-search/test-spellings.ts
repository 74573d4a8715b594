/**
 * How people type: Hindi in Latin letters, and misspelt English and Hindi. Written without having read the matcher, and never
 * changed to suit it: failures are fixed by a rule in the matcher, never by naming the word there. Even entries are for
 * development; odd ones are held out and only measured.
 */
export type Spelling = readonly [typed: string, rightAnswers: string]

/** Right answers are paths, or `stop:` with part of a stop's English name; several are separated by spaces. */
const groups: readonly (readonly [rightAnswers: string, typed: string])[] = [
  [
    '/facility/drinking-water',
    'paani, pani, panee, peene ka pani, pine ka paani, pani kaha milega, pine ka pani kaha hai, pyaas lagi hai, watr, wotar, drinkng water, drinking watar, thanda pani, peyjal, पिने का पानी, पानि',
  ],
  [
    '/facility/toilet',
    'shauchalay, shauchalaya, sauchalay, sochalay, shochalya, souchalaya, toylet, toilat, tolet, latrin, letrine, sulabh sochalay, mahila shauchalay, ladies toilat, शोचालय, सौचालय, टायलेट, peshab ghar',
  ],
  ['/facility/bathroom /facility/toilet', 'bathrum, bathrom, washrum'],
  ['/facility/bathroom', 'snanghar, snan ghar, snaan ghar, nahane ki jagah, nahana hai, स्नान घर'],
  [
    '/facility/rest-room /facility/dharamshala',
    'aaram ki jagah, aram ki jagah, rain basera, ren basera, rainbasera, bishram, rest rum, आराम कि जगह, रेन बसेरा, sone ki jagah',
  ],
  [
    '/facility/dharamshala /facility/rest-room /facility/paid-hotels',
    'dharamshala, dharmshala, dharamsala, dharmsala, dharmashala, धर्मसाला, rukne ki jagah, thaharne ki jagah',
  ],
  ['/facility/paid-hotels', 'hotal, hottel, hotl, lodg, होटेल, gest house, hotal me kamra'],
  ['/facility/shivir', 'shivir, shibir, sivir, seva shivir, kanwar shivir, शिबिर, शिवीर, kamp'],
  [
    '/facility/health-centre /?help=ambulance /first-aid /first-aid/fall',
    'daktar, doctar, docter, dactor, doctr, daktar chahiye, aspatal, haspatal, hospitl, hospitel, asptal, dawai, davai, dawa, medicin, ilaj, farst aid, prathmik upchar, bukhar, pet dard, chot lagi hai, tabiyat kharab hai, helth center, swasthya kendra, डाक्टर, अस्पतल, दवाइ',
  ],
  [
    '/?help=ambulance /facility/health-centre /first-aid/fainting',
    'ambulans, embulance, ambulence, ambulens, amblance, एम्बुलेस, behosh ho gaya',
  ],
  [
    '/?help=police',
    'polis, pulis, pulish, polic, poliss, पोलिस, पुलीस, thana, pulis ko bulao, chori ho gayi, jeb kat gayi',
  ],
  [
    '/?help=fire /first-aid/fire',
    'aag lag gayi, aag, damkal, fayar brigade, fire briged, fire brigad, agnishaman, अग्निशामन',
  ],
  [
    '/?help=missing-person /missing-person',
    'baccha kho gaya, bachcha kho gya, bacha gum ho gaya, bchcha kho gaya, missing child, mising child, lost child, mera beta kho gaya, meri beti bichad gayi, bichhad gaye, bichad gaya, maa kho gayi, laapta, lapata, gumshuda, बचा खो गया, लापाता',
  ],
  [
    '/?help= /?help=control-room /?help=police /?help=ambulance',
    'khatra, khatara, khatra hai, खत्रा, bachao, madad, madat karo, dangar',
  ],
  [
    '/lost-found',
    'khoya paya, khoya saman, mobile kho gaya, mobail gum gaya, purse kho gaya, lost and fond, saman kho gaya, bag chhut gaya, खोया पया',
  ],
  [
    '/?help=control-room /facility/centralised-contact',
    'kantrol room, control rum, kantrol rum, helpdesk, help desk number, niyantran kaksh, नियंत्रन कक्ष, zaruri number, jaruri nambar, kontakt',
  ],
  [
    '/facility/parking',
    'parkng, paarking, parkin, gadi kaha lagaye, gadi parking, bike parking, पार्कींग, gaadi khadi karni hai',
  ],
  ['/facility/atm', 'atm, etm, atm machin, paise nikalna, paisa nikalna hai, एटीम, cash machine'],
  [
    '/facility/bhandara',
    'bhandara, bhandaara, bandara, bhndara, langar, khana, khaana, muft khana, free food, bhojan, bhukh lagi hai, bhook lagi hai, भन्डारा, भंडार, khana kaha milega',
  ],
  [
    '/facility/mela-route',
    'mela rout, mela root, rasta, raasta, mela marg, naksha, naksa, kanwar path, kanwariya path, रस्ता, mandir ka rasta, mandir kaise jaye',
  ],
  [
    '/crowd-status',
    'bhid, bheed, bhir, kitni bheed hai, croud, katar, kataar, qatar, कतर, भिड़, line kitni lambi hai',
  ],
  ['/#weather', 'mausam, mosam, wether, wheather, barish, baarish hogi kya, garmi, taapman, मोसम'],
  ['/virtual-pooja', 'virtual puja, vartual pooja, online puja, pooja, वर्चुअल पुजा'],
  ['/live-darshan', 'live darsan, laiv darshan, darshn, sidha prasaran, लाइव दरशन'],
  [
    '/events /live-darshan',
    'aarti ka samay, arti ka time, aarti kab hai, somwari kab hai, somvari, karyakram, karykram, evnt, skedule, आरति का समय',
  ],
  ['/history', 'itihas, itihaas, histry, mandir ki kahani, इतीहास'],
  [
    '/attractions',
    'ghumne ki jagah, atraction, aakarshan, motijhil, moti jheel, jubba sahani park, khudi ram, lichi gardan',
  ],
  ['/gallery /facility/gallery /photo-contest', 'galery, gallary, photo dekhna hai, foto'],
  ['/photo-contest', 'photo pratiyogita, photo kontest, foto contest, photo compitition'],
  ['/mela-quiz', 'quizz, kwiz, quij, kviz, क्वीज, mela kwiz'],
  ['/camera-filters', 'kamera filter, camera filtar, selfi'],
  ['/feedback', 'fidback, sujhav, sujhaw, feed back, सूझाव'],
  ['/complaints', 'shikayat, sikayat, complent, sikayat karni hai, शिकायात, gandgi'],
  ['stop:Ramdayalu', 'ramdayalu, ramdyalu, ram dayalu, रामदयालू'],
  ['stop:Aghoria', 'aghoria, aghoriya bajar, aghoriya bazaar, अघोरिया बजार'],
  ['stop:Harisabha', 'harisabha, hari sabha chok, हरीसभा'],
  ['stop:Pani', 'pani tanki chowk, paani tanki'],
  ['stop:Zila', 'zila school, jila iskul'],
  ['stop:Hathi', 'hathi chowk, haathi chauk'],
  ['stop:Amar', 'amar sinema, amar cinema'],
  ['stop:Kalyani', 'choti kalyani, chhoti kalyani chok'],
  ['stop:Prabhat', 'prabhat sinema, parbhat cinema'],
  ['stop:Sahu', 'sahu pokhar, sahu pokhr'],
  ['stop:Makhan', 'makhan sah, makhan saah chok'],
  ['stop:Pahleja', 'pahleja ghat, pahleza ghaat, pehleja, पहलेजाघाट'],
  ['stop:Sonpur', 'sonpur, sonepur, सोनपूर'],
  ['stop:Hajipur', 'hajipur, haajipur, हाजिपुर'],
  ['stop:Goraul', 'goraul, gorol'],
  ['stop:Fakuli', 'fakuli, phakuli'],
  ['stop:Kurhani', 'kurhani, kurhni, kudhni'],
  ['stop:Turki', 'turki, turkee'],
]

const spellings: readonly Spelling[] = groups.flatMap(([rightAnswers, typed]) =>
  typed.split(', ').map(each => [each, rightAnswers] as const),
)
export const developmentSpellings = spellings.filter((_, place) => place % 2 === 0)
export const heldOutSpellings = spellings.filter((_, place) => place % 2 === 1)

/** Nothing in the guide answers these; any answer would be misleading. */
export const absurdPhrases: readonly string[] = [
  'hawai jahaz ka ticket',
  'pizza',
  'cricket score',
  'bitcoin price',
  'shadi ka card',
  'capital of france',
  'dinosaur',
  'laptop repair',
  'asdfgh',
  'qwertyuiop',
  'bijli bill',
  'aadhaar update',
  'love letter',
  'stock market',
  'sharab',
  'moon landing',
  'income tax return',
  'exam result',
  'piano lessons',
  'submarine',
  'राष्ट्रपति का नाम',
  'क्रिकेट का स्कोर',
  'शेयर बाजार',
  'हवाई जहाज',
]
