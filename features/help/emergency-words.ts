import { wordList } from '#common/word-list.ts'
import type { Emergency } from '#content/emergencies.ts'

// Each word is written in one spelling per sound: the matcher finds it in both scripts and misspelt. It knows no grammar, so
// every form of a verb that sounds different is listed.

const bitten =
  wordList(`काट, काटा, काटी, काटे, काटल, काटलक, काटलस, काटने, कटले, डस, डसा, डसने, डँस, डँसा, डंक, bit, bite, bites, bitten, biting,
  sting, stings, stung`)
const attacked = wordList(`हमला, झपट, झपटा, नोच, नोचा, खरोंच, दौड़ा, attack, attacked, scratch, scratched`)
const hit = wordList(`लग, लगा, लगी, लगे, लगल, लगने, लगलई, मार, मारा, मारल, lga, lgi`)
const bodyPart =
  wordList(`पैर, पैरों, पाँव, हाथ, हाथों, उंगली, अंगूठा, तलवा, तलवे, एड़ी, घुटना, घुटने, टांग, जांघ, कमर, पीठ, गर्दन, सिर, सर, माथा, दाँत, मुंह, चेहरा, आँख, नाक,
  कान, होंठ, कंधा, कलाई, गोड़, मूड़ी, leg, legs, foot, feet, toe, hand, finger, arm, knee, ankle, wrist, neck, head, face, eye, nose, shoulder`)
const water = wordList(
  `पानी, नदी, गंगा, गंगाजी, गंडक, बागमती, तालाब, पोखर, पोखरा, पोखरी, कुआँ, कुएँ, नहर, घाट, झील, नाले, river, water, pond, lake, well`,
)
const within = wordList(`में, in, into`)
const fell = wordList(
  `गिर, गिरा, गिरी, गिरे, गिरल, बह, bah, beh, बहा, बही, फिसल, फिसला, फिसली, कूद, fell, fallen, slipped, jumped`,
)
const crowd = wordList(`भीड़, भीड़भाड़, भीर, लाइन, कतार, लोगों, crowd, queue, people`)
const crushed =
  wordList(`दब, दबा, दबी, दबे, दबल, कुचल, कुचला, कुचली, फँस, फंसा, फंसी, फंसे, फस, फसा, फसे, धक्का, धक्के, घुट, घुटन, दम, pushed, pushing, push, pressed,
  pressing, crush, crushed, crushing, stuck, trapped, squeezed, suffocating, suffocation`)

/** As in `SearchWords` (`kit/web/search-items.ts`). */
type Words = {
  urgent: 1 | 2 | 3
  words: readonly string[]
  phrases?: readonly (readonly (readonly string[])[])[]
}

/** What people shout or ask in an emergency: in Hindi, its dialects and its Latin spelling, and in English. */
export const emergencyWords: Readonly<Record<Emergency, Words>> = {
  'snake-bite': {
    urgent: 1,
    words: wordList(
      `साँप, साप, सर्प, सर्पदंश, साँपवा, करैत, गेहुअन, कोबरा, विषधर, snake, snakes, snakebite, snake bite, cobra, krait, viper`,
    ),
    phrases: [[wordList(`नाग, नागिन, साँपिन, अजगर, serpent`), [...bitten, ...attacked]]],
  },
  'scorpion-sting': {
    urgent: 1,
    words: wordList(`बिच्छू, बिछुआ, बिच्छी, बिच्छा, scorpion, scorpions, scorpion sting, scorpion bite`),
    phrases: [[wordList(`scorpio, स्कॉर्पियो`), bitten]],
  },
  'dog-bite': {
    urgent: 1,
    words: wordList(
      `कुत्ता, कुत्ते, कुत्तों, कुकुर, dog, dogs, dog bite, dogbite, cat bite, cat bit, cat scratch, रेबीज, rabies, rabies injection`,
    ),
    phrases: [
      [
        wordList(`बंदर, बंदरों, लंगूर, बिल्ली, सियार, गीदड़, नेवला, चूहा, चूहे, घोड़ा, घोड़े, गधा, जानवर, monkey, monkeys, jackal, mongoose, rat, horse,
          animal`),
        [...bitten, ...attacked],
      ],
      [wordList(`पिल्ला, पिल्ले, puppy`), [...bitten, ...attacked, 'दाँत']],
      [wordList(`गाय, साँड, साँड़, बैल, भैंस, cow, bull, buffalo`), attacked],
    ],
  },
  'bee-sting': {
    urgent: 1,
    words:
      wordList(`मधुमक्खी, मधुमक्खियों, मधुमक्खियाँ, मधुमाखी, भौंरा, भंवरा, हड्डा, बिरनी, honeybee, honey bee, bee sting, wasp, wasps, wasp sting,
      hornet, hornets`),
    phrases: [
      [
        wordList(
          `bee, bees, बर्रे, बर्र, ततैया, ततैये, मक्खी, मक्खियों, हाड़ा, कीड़ा, कीड़े, insect, चींटी, मकड़ी, spider, गोजर, centipede`,
        ),
        [...bitten, ...attacked],
      ],
    ],
  },
  'electric-shock': {
    urgent: 1,
    words: wordList(
      `करंट, करेंट, electric shock, electrocuted, electrocution, electrocute, live wire, बिजली का तार, बिजली का झटका, बिजली गिरी, बिजली गिर, आकाशीय बिजली, ठनका, lightning, high voltage, हाई वोल्टेज, शॉर्ट सर्किट, short circuit`,
    ),
    phrases: [
      [['current'], [...hit, ...wordList(`आ, aa, से, pole, खंभे, पानी, तार`)]],
      [
        wordList(`बिजली, electric, electricity, electrik`),
        [...hit, ...wordList(`झटका, झटके, तार, तारों, गिर, चिपक, छू, छुआ, खंभे, खंभा, shock, shok, wire, current`)],
      ],
      [
        wordList(`तार, wire, खंभे, खंभा, pole`),
        wordList(`चिपक, चिपका, सट, छू, छुआ, टूट, गिर, गिरा, fallen, fell, broken, touched, touching`),
      ],
      [wordList(`shock, शॉक`), [...hit, ...wordList(`got, gets, getting, from, wire, pole`)]],
      [wordList(`झटका, झटके`), hit],
    ],
  },
  drowning: {
    urgent: 1,
    words: wordList(
      `डूब, डूबा, डूबी, डूबे, डूबने, डूबते, डूबल, डुबल, डूबना, cannot swim, can not swim, can t swim, cant swim, drown, drowned, drowning, drowns, swept away, पानी में बह, नदी में बह`,
    ),
    phrases: [
      [water, within, fell],
      [wordList(`नहाते, नहाने, bathing`), wordList(`बह, बहा, swept`)],
    ],
  },
  crush: {
    urgent: 1,
    words:
      wordList(`भगदड़, भगदर, भागदड़, stampede, crush, धक्का मुक्की, धक्कामुक्की, धक्कम धक्का, दम घुट, साँस घुट, दब गया, दब गई, दब गए, कुचल, कुचला, कुचली, crushed,
      being crushed, trampled, suffocating, suffocation`),
    phrases: [
      [crowd, crushed],
      [crowd, wordList(`साँस, breathe, breath`)],
      [wordList(`लोग, people, एक दूसरे`), wordList(`गिर, गिरे, कुचल, दब, दबे, falling, fell, crushed, pushing`)],
    ],
  },
  childbirth: {
    urgent: 1,
    words:
      wordList(`गर्भवती, गर्भावस्था, प्रसव, प्रसव पीड़ा, प्रसूति, जच्चा, डिलीवरी, डिलेवरी, लेबर पेन, पेट से है, पेट से हूँ, पैर भारी, बच्चा होने, बच्चा होने वाला, बच्चा हो रहा, बच्चा पैदा, पेट में बच्चा, बच्चा पेट में,
      पानी की थैली, थैली फट, गर्भपात, प्रेगनेंट, प्रेगनेंसी, delivery, labour pain, labour pains, labor pain, labor pains, in labour, in labor, pregnant, pregnancy, childbirth, child birth, giving birth,
      give birth, water broke, waters broke, baby is coming, baby coming, miscarriage`),
  },
  'heat-stroke': {
    urgent: 1,
    words:
      wordList(`लू, lu, हीट स्ट्रोक, हीटस्ट्रोक, सन स्ट्रोक, heat stroke, heatstroke, heat stork, heat exhaustion, sunstroke, sun stroke, dehydration, dehydrated,
      डिहाइड्रेशन, पानी की कमी`),
    phrases: [
      [
        ['feeling', 'too'],
        ['hot', 'very hot'],
      ],
      [['loo'], [...hit, 'से']],
      [
        wordList(`गर्मी, गरमी, धूप, heat, sun, hot`),
        wordList(
          `लग, लगी, लगल, चक्कर, बेहोश, बेहाल, बेसुध, बीमार, तबीयत, तबियत, खराब, उल्टी, तप, dizzy, sick, ill, fainted, faint, headache, vomiting, weak, exhausted`,
        ),
      ],
    ],
  },
  poisoning: {
    urgent: 1,
    words:
      wordList(`जहर, zahar, zehar, zeher, jehar, jeher, विष खा, विष पी, poison, poisoned, poisoning, कीटनाशक, सल्फास, फिनाइल, तेजाब, एसिड, मिट्टी का तेल, kerosene, pesticide, insecticide,
      acid, overdose, कीड़े मारने की दवा, चूहे मारने की दवा, नशा खिला, नशीला, swallowed poison`),
    phrases: [
      [
        wordList(`दवा, दवाई, गोली, गोलियां, medicine, medicines, tablet, tablets, pills`),
        wordList(`गलत, पी, ज्यादा, निगल, galat, wrong, swallowed, too many, multiple, several`),
      ],
      [
        wordList(`प्रसाद, खाना, खाने, भोजन, दूध, शराब, food, prasad`),
        wordList(`जहरीला, जहरीली, तबीयत, तबियत, बीमार, poisonous, sick, ill`),
      ],
      [wordList(`जहरीला, जहरीली, poisonous`), wordList(`खा, खाया, पी, पिया, ate, drank`)],
      [wordList(`नींद, बहुत, सारी, सारा, बीस`), wordList(`गोली, गोलियां`), wordList(`खा, kha, निगल`)],
      [
        wordList(`बच्चा, बच्चे, बच्ची, child, baby, kid`),
        wordList(`दवा, दवाई, गोली, गोलियां, medicine, tablet, tablets`),
        wordList(`खा, kha, खाई, खा ली, ate, swallowed, took`),
      ],
      [
        wordList(`निगल, निगला, swallowed, drank`),
        wordList(`बच्चा, बच्चे, child, baby, son, daughter, something, कुछ`),
      ],
    ],
  },
  fainting: {
    urgent: 2,
    words:
      wordList(`बेहोश, बेहोशी, मूर्छित, मूर्छा, मूर्च्छित, अचेत, गश, चक्कर, मिर्गी, दौरा पड़, दौरे पड़, दौरा आ, होश नहीं, होश में नहीं, होश खो, दौरा, दौरे, शुगर कम, low sugar, sugar low, आँख नहीं खोल, उठ नहीं, झटके आ, जवाब नहीं दे, चेहरा टेढ़ा, chehra tedha, मुंह टेढ़ा, बोल नहीं पा, एक तरफ कमजोरी,
      faint, fainted, fainting, faints, unconscious, lost consciousness, unresponsive, no response, passed out, slurred speech, face drooping, blacked out, not waking, wont wake, will not wake, not responding, dizzy, dizziness, giddy,
      giddiness, seizure, seizures, epilepsy, convulsion, fits, collapsed, collapse, लकवा, stroke, paralysis`),
    phrases: [
      [['बोलने'], wordList(`दिक्कत, तकलीफ`)],
      [bodyPart, wordList(`सुन्न, numb`)],
    ],
  },
  'chest-pain': {
    urgent: 2,
    words:
      wordList(`हार्ट, हार्ट अटैक, हार्टअटैक, दिल का दौरा, हृदय, साँस, साँसें, दमा, अस्थमा, ऑक्सीजन, heart, heart attack, heartattack, chest pain, chestpain, breath, breathe,
      breathing, breathless, breathlessness, gasping, not breathing, asthma, oxygen, choking, गले में अटक, गले में फँस`),
    phrases: [
      [
        wordList(`सीना, सीने, छाती, कलेजा, कलेजे, दिल, chest`),
        wordList(
          `दर्द, दरद, जकड़न, भारी, भारीपन, जलन, दबाव, तकलीफ, धड़कन, दुख, pain, pains, tight, tightness, pressure, heavy, hurts, hurting, ache`,
        ),
      ],
    ],
  },
  bleeding: {
    urgent: 2,
    words: wordList(
      `खून, रक्तस्राव, लहू, blood, bleed, bleeding, bleeds, bled, nose bleed, nosebleed, नकसीर, घाव, जख्म, wound, wounded, wounds, deep cut, stab, stabbed, stabbing, चाकू, knife`,
    ),
    phrases: [
      [bodyPart, wordList(`कट, कटा, कटी, कटल, चुभ, चुभा, चुभी, चुभल, छिद, cut, pierced, stabbed`)],
      [
        wordList(`काँच, शीशा, शीशे, कील, काँटा, ब्लेड, लोहा, glass, nail, thorn, needle, सुई`),
        [...hit, ...wordList(`चुभ, चुभा, चुभी, गड़, गड़ा, घुस, कट, cut, pierced, stepped, stuck`)],
      ],
    ],
  },
  fire: {
    urgent: 1,
    words:
      wordList(`आग, aag, ag, आग लग, आगजनी, अगलगी, धुआँ, जल गया, जल गई, जल गए, जल रहा, जल रही, जला, जली, जलना, झुलस, झुलसा, झुलसी, fire, on fire, smoke, burn, burns, burnt, burned, burning, scald, scalded,
      सिलेंडर फट, cylinder blast, blast, विस्फोट, धमाका`),
    phrases: [
      [wordList(`सिलेंडर, cylinder`), wordList(`फट, ब्लास्ट, आग, blast, leak`)],
      [wordList(`गैस, gas`), wordList(`लीक, रिसाव, leak, leaking`)],
    ],
  },
  vomiting: {
    urgent: 2,
    words:
      wordList(`उल्टी, उल्टियां, दस्त, लूज मोशन, पेचिश, डायरिया, हैजा, फूड पॉइज़निंग, पेट खराब, ओआरएस, vomit, vomiting, vomits, vomited, puking, diarrhoea, diarrhea, loose motion,
      loose motions, food poisoning, cholera, ors, stomach upset, upset stomach`),
  },
  fall: {
    urgent: 3,
    words:
      wordList(`गिर, गिरा, गिरी, गिरे, गिरल, गिर गया, गिर गई, गिर गए, ऊपर गिर, ऊपर गिर गया, ऊपर गिर गई, फिसल, फिसला, फिसली, मोच, सूजन, swollen, trauma, फ्रैक्चर, हड्डी, घायल, जख्मी, चोट, चोटिल, सिर फट, सर फट, धक्का मार, धक्का मारा, ठोक दिया, ठोक दी, एक्सीडेंट, दुर्घटना, हादसा,
      टक्कर, fell, fallen, falling, had a fall, a fall, the fall, fall down, smashed, slipped, fracture, fractured, sprain, sprained, injury, injured, injuries, hurt, head injury, accident, accidents, crash,
      run over, hit by`),
    phrases: [
      [wordList(`सिर, सर, माथा, मूड़ी`), wordList(`पर, पे, pe, par, में`), hit],
      [
        [...bodyPart, ...wordList(`हड्डी, bone`)],
        wordList(`टूट, टूटा, टूटी, टूटल, उतर, मुड़, सूज, फट, फूट, tut, broke, broken, swollen, swelling, twisted`),
      ],
    ],
  },
  blisters: {
    urgent: 3,
    words: wordList(`छाला, छाले, छालों, फफोला, फफोले, फोड़ा, blister, blisters, blistered`),
    phrases: [
      [
        wordList(`पैर, पैरों, पाँव, तलवा, तलवे, एड़ी, pair, paon, pairo, foot, feet, legs`),
        wordList(`छिल, छिला, छिली, दर्द, दरद, जलन, chale, pain, hurt, hurting, hurts, sore, burning, aching`),
      ],
      [['chale'], wordList(`पड़, par, pad`)],
    ],
  },
}

const person =
  wordList(`बच्चा, बच्ची, बच्चे, बच्चों, बालक, बालिका, बेटा, बेटी, बेटे, पुत्र, पुत्री, लड़का, लड़की, भाई, मेरे भैया, बहन, मेरी दीदी, माँ, maa, ma, मम्मी, mummy, माता, माताजी, अम्मा, मइया, पापा, पिता, पिताजी, बाबूजी,
  बाबू, दादा, दादी, नाना, नानी, चाचा, चाची, मामा, मौसी, बुआ, पति, पत्नी, बीवी, घरवाली, सास, ससुर, पोता, पोती, नाती, भतीजा, भांजा, साथी, दोस्त, परिवार, आदमी, औरत, महिला, बुजुर्ग, बूढ़ी, बूढ़ा,
  लइका, लइकी, लइकवा, बउआ, बेटवा, बिटिया, मेहरारू, माई, कनिया, child, children, kid, kids, son, daughter, boy, girl, baby, mother, mom, mum, father, dad, parents, wife,
  husband, brother, sister, friend, friends, family, group, grandmother, grandfather, grandma, grandpa, uncle, aunt, person, old man, old woman, someone, somebody, relative`)
const gone =
  wordList(`खो, kho, खोया, खोयी, खोए, गुम, गुमा, छूट, छूटा, हेरा, हेरायल, भटक, भटका, बिछड़, बिछुड़, भुला, भुलायल, गायब, नहीं दिख, दिख नहीं, नज़र नहीं, नहीं मिल, ना मिल, न मिल, lost, missing, disappeared, separated,
  cannot find, can not find, can t find, cant find, not found, find my`)

/** Phrases about a missing person, or about somebody who was found alone. */
export const missingPersonWords: Words = {
  urgent: 3,
  words: wordList(
    `बिछड़, बिछड़ गई, बिछड़ गया, बिछड़ गए, बिछुड़, बिछुड़ गए, बिछुड़ गई, लापता, गुमशुदा, 1098, missing person, missing persons, missing child, lost child`,
  ),
  phrases: [
    [person, gone],
    [wordList(`took, stole, kidnapped, snatched`), wordList(`my, our, a, the`), person],
    [person, wordList(`उठा ले, उठाकर ले, उठा कर ले, छीन ले, चुरा ले`)],
    [
      wordList(
        `बच्चा, बच्ची, लड़का, लड़की, लइका, बुजुर्ग, आदमी, औरत, child, kid, boy, girl, baby, old man, old woman, person, somebody, someone`,
      ),
      wordList(`मिला, मिली, मिल गया, found`),
    ],
  ],
}

/** Phrases of somebody who has lost their group. */
export const lostMyselfWords: Words = {
  urgent: 3,
  words: wordList(`मैं भटक गया, i am lost, i m lost, im lost, we are lost, got lost, i got lost`),
  phrases: [[wordList(`मैं, हम, main, ham`), wordList(`खो, kho, गुम, भटक, छूट, हेरा`)]],
}
