import type { Text } from '#common/text.ts'
import type { Emergency } from './emergencies.ts'

/** One thing to do. `picture`: a drawing of `features/help/first-aid.svg`. `isDont`: a thing not to do. */
export type FirstAidStep = { picture: string; text: Text; isDont?: true }
/** What to do until help comes, and whose advice it is. */
type FirstAid = { steps: readonly FirstAidStep[]; source: Text }

/** Day on which a doctor of the health office last read and confirmed these steps; undefined until one has. */
export const firstAidReviewedOn: string | undefined = undefined

const redCross: Text = {
  en: 'the first aid guidelines of the Red Cross (IFRC, 2020)',
  hi: 'रेड क्रॉस की प्राथमिक उपचार पुस्तिका (2020)',
}
const who: Text = { en: 'the World Health Organization (WHO)', hi: 'विश्व स्वास्थ्य संगठन' }
const both = (a: Text, b: Text): Text => ({ en: `${a.en} and ${b.en}`, hi: `${a.hi} और ${b.hi}` })
const disasterAuthority: Text = {
  en: 'the National Disaster Management Authority (NDMA)',
  hi: 'राष्ट्रीय आपदा प्रबंधन प्राधिकरण',
}

const step = (picture: string, en: string, hi: string): FirstAidStep => ({ picture, text: { en, hi } })
const dont = (picture: string, en: string, hi: string): FirstAidStep => ({
  ...step(picture, en, hi),
  isDont: true,
})

const noBreath = step(
  'press',
  'No breath: press hard and fast in the middle of the chest, twice a second, until help comes.',
  'साँस न चले तो छाती के बीच में ज़ोर से दबाते रहें, एक सेकंड में दो बार, मदद आने तक।',
)

/** What to do until help comes, in plain words of our own after the named sources. Three to six steps each. */
export const firstAid: Readonly<Record<Emergency, FirstAid>> = {
  'heat-stroke': {
    source: both(redCross, disasterAuthority),
    steps: [
      step('shade', 'Bring the person into the shade and lay them down.', 'छाया में ले जाएँ और लिटा दें।'),
      step(
        'wet',
        'Loosen the clothes. Wet the whole body with cool water and fan it.',
        'कपड़े ढीले करें। पूरे शरीर पर ठंडा पानी डालें और पंखा झलें।',
      ),
      step(
        'cloth',
        'Put wet cloths on the neck, in the armpits and the groin. Change them often.',
        'गीला कपड़ा गर्दन, बगल और जाँघ के जोड़ पर रखें, बार-बार बदलें।',
      ),
      step(
        'sip',
        'If they are awake and can swallow: water or ORS, sip by sip.',
        'होश में हों और निगल सकें तो पानी या ओआरएस घूँट-घूँट पिलाएँ।',
      ),
      step(
        'side',
        'If they are confused or do not wake: nothing to drink. Turn them on the side and call 108.',
        'बहकी बातें करें या होश न हो तो कुछ न पिलाएँ। करवट लिटाएँ और 108 पर कॉल करें।',
      ),
    ],
  },
  fainting: {
    source: redCross,
    steps: [
      step(
        'shake',
        'Lay the person flat. Shake the shoulder and call loudly: do they answer?',
        'सीधा लिटाएँ। कंधा हिलाकर ज़ोर से पुकारें: जवाब देते हैं?',
      ),
      step(
        'legs-up',
        'They answer but are weak or dizzy: raise the legs, loosen the clothes, let air in.',
        'जवाब दें पर कमज़ोरी या चक्कर हो: पैर ऊँचे करें, कपड़े ढीले करें, हवा आने दें।',
      ),
      step(
        'side',
        'No answer, but they breathe: turn them on the side and watch the breath.',
        'जवाब न दें पर साँस चले: करवट लिटाएँ और साँस देखते रहें।',
      ),
      noBreath,
      dont(
        'fit',
        'In a fit do not hold them and put nothing into the mouth. Clear away what could hurt.',
        'दौरा पड़े तो पकड़ें नहीं, मुँह में कुछ न डालें। आसपास की चीज़ें हटा दें।',
      ),
      step(
        'stroke',
        'A crooked face, a weak arm or unclear speech is a stroke: call 108 at once.',
        'मुँह टेढ़ा हो, हाथ कमज़ोर पड़े या बोली लड़खड़ाए तो लकवा है: तुरंत 108 पर कॉल करें।',
      ),
    ],
  },
  'chest-pain': {
    source: redCross,
    steps: [
      step(
        'half-sit',
        'No more walking. Let them sit with the back supported and the knees bent.',
        'चलने न दें। पीठ को सहारा देकर, घुटने मोड़कर बैठाएँ।',
      ),
      step(
        'call',
        'Call 108 at once, also if the pain becomes less.',
        'दर्द कम हो जाए तब भी तुरंत 108 पर कॉल करें।',
      ),
      step('air', 'Loosen the clothes. Keep the crowd away, let air in.', 'कपड़े ढीले करें। भीड़ हटाएँ, हवा आने दें।'),
      step(
        'medicine',
        'Their own heart medicine or inhaler: help them take it.',
        'अपनी दिल की दवा या इनहेलर साथ हो तो लेने में मदद करें।',
      ),
      step(
        'back-blow',
        'Something stuck in the throat: bend them forward, hit five times between the shoulder blades.',
        'गले में कुछ अटका हो तो आगे झुकाएँ और पीठ के बीच हथेली से पाँच बार मारें।',
      ),
      noBreath,
    ],
  },
  bleeding: {
    source: redCross,
    steps: [
      step(
        'press-wound',
        'Press hard on the wound with a clean cloth, and do not let go.',
        'साफ़ कपड़े से घाव को ज़ोर से दबाएँ और दबाए रखें।',
      ),
      step(
        'second-cloth',
        'Blood comes through: a second cloth on top. The first one stays.',
        'खून ऊपर आए तो उसी पर दूसरा कपड़ा रखें। पहला न हटाएँ।',
      ),
      step(
        'lay-warm',
        'Lay them down and cover them. It does not stop: call 108.',
        'लिटा दें और कुछ ओढ़ाएँ। खून न रुके तो 108 पर कॉल करें।',
      ),
      dont(
        'stuck',
        'Do not pull out what is stuck in the wound. Press beside it.',
        'घाव में धँसी चीज़ न निकालें। उसके दोनों ओर दबाएँ।',
      ),
      step(
        'nose',
        'Blood from the nose: sit, lean forward, pinch the soft part for ten minutes.',
        'नाक से खून आए तो आगे झुककर बैठाएँ और नाक का नरम हिस्सा 10 मिनट दबाए रखें।',
      ),
    ],
  },
  fall: {
    source: redCross,
    steps: [
      step(
        'stop',
        'Stop vehicles and the crowd first. Do not move the person unless there is danger.',
        'पहले गाड़ियाँ और भीड़ रोकें। खतरा न हो तो घायल को न हिलाएँ।',
      ),
      step(
        'head-still',
        'Neck or back hurts, or they fell from high up: hold the head still and call 108.',
        'गर्दन या पीठ में दर्द हो या ऊँचाई से गिरे हों: सिर को थामे रखें और 108 पर कॉल करें।',
      ),
      step('press-wound', 'It bleeds: press with a clean cloth.', 'खून बहे तो साफ़ कपड़े से दबाएँ।'),
      step(
        'splint',
        'A broken arm or leg: leave it as it lies and support it with wood and cloth. Do not pull.',
        'हड्डी टूटी लगे तो हाथ या पैर को वैसे ही रखें, लकड़ी और कपड़े से सहारा दें। खींचें नहीं।',
      ),
      step(
        'cold',
        'A sprain: a cold wet cloth for 20 minutes, and rest.',
        'मोच हो तो ठंडा गीला कपड़ा 20 मिनट रखें, आराम दें।',
      ),
      step(
        'head-hit',
        'A blow on the head, then vomiting or sleepiness: call 108.',
        'सिर पर चोट के बाद उल्टी हो या नींद आए तो 108 पर कॉल करें।',
      ),
    ],
  },
  crush: {
    source: both({ en: 'common advice on safety in crowds', hi: 'भीड़ में सुरक्षा की आम सलाह' }, redCross),
    steps: [
      step(
        'boxer',
        'Arms up in front of the chest, feet apart: keep room to breathe.',
        'दोनों हाथ सीने के आगे रखें, पैर फैलाकर खड़े रहें: साँस की जगह बचाएँ।',
      ),
      step(
        'sideways',
        'Do not push against the crowd. Go with it, and slantwise to the edge when it eases.',
        'भीड़ से उल्टा ज़ोर न लगाएँ। साथ चलें और ढील मिलते ही तिरछे किनारे की ओर निकलें।',
      ),
      step(
        'lift',
        'Pick up nothing that fell. Pull up at once who falls beside you.',
        'गिरी हुई चीज़ न उठाएँ। पास में कोई गिरे तो उसे तुरंत उठाएँ।',
      ),
      step(
        'curl',
        'You fell and cannot get up: lie on the side, knees to the chest, arms around the head.',
        'गिर जाएँ और उठ न सकें तो करवट लें, घुटने सीने से लगाएँ और हाथों से सिर ढकें।',
      ),
      step(
        'child-up',
        'Carry a child high, on the shoulder or before the chest.',
        'बच्चे को कंधे पर या सीने से लगाकर ऊपर उठाए रखें।',
      ),
      noBreath,
    ],
  },
  'electric-shock': {
    source: redCross,
    steps: [
      dont(
        'no-touch',
        'Do not touch the person while the current holds them.',
        'करंट में फँसे व्यक्ति को हाथ न लगाएँ।',
      ),
      step(
        'switch',
        'Turn off the main switch, or call 112 and have the power cut.',
        'मेन स्विच बंद करें, या 112 पर कहकर बिजली कटवाएँ।',
      ),
      step(
        'stick',
        'Push the wire away with dry wood or bamboo, standing on dry ground. Not from a big line.',
        'सूखी जगह खड़े होकर सूखी लकड़ी या बाँस से तार हटाएँ। बड़ी लाइन के पास न जाएँ।',
      ),
      step(
        'wire',
        'A fallen wire, or water with current: stay ten metres away, and keep all others away.',
        'गिरे तार या करंट वाले पानी से 10 मीटर दूर रहें, सबको दूर रखें।',
      ),
      noBreath,
      step(
        'doctor',
        'Struck by current or lightning: to a doctor, even if all seems well.',
        'करंट या बिजली लगी हो तो ठीक लगने पर भी डॉक्टर को दिखाएँ।',
      ),
    ],
  },
  fire: {
    source: redCross,
    steps: [
      step(
        'run-out',
        'Leave things, get out at once and take everybody along.',
        'सामान छोड़ें, तुरंत बाहर निकलें और सबको साथ लें।',
      ),
      step('low', 'Smoke: go low, a cloth over mouth and nose.', 'धुआँ हो तो झुककर चलें, मुँह और नाक पर कपड़ा रखें।'),
      step(
        'roll',
        'Clothes on fire: do not run. Lie down, roll, smother it with a blanket.',
        'कपड़ों में आग लगे तो भागें नहीं। लेटकर लोटें, कंबल से आग बुझाएँ।',
      ),
      step(
        'cool-burn',
        'On the burn: clean running water for 20 minutes.',
        'जली जगह पर 20 मिनट तक साफ़ पानी बहाएँ।',
      ),
      dont(
        'no-paste',
        'No ice, toothpaste, oil, ghee or turmeric. Do not open blisters.',
        'बर्फ़, टूथपेस्ट, तेल, घी या हल्दी न लगाएँ। छाले न फोड़ें।',
      ),
      step(
        'cover',
        'Cover it loosely with a clean cloth. A large burn, the face or a child: 108.',
        'साफ़ कपड़े से ढीला ढकें। बहुत जला हो, चेहरा जला हो या बच्चा हो तो 108 पर कॉल करें।',
      ),
    ],
  },
  drowning: {
    source: both(redCross, who),
    steps: [
      dont(
        'no-jump',
        'Do not jump in. Shout for help and call 112.',
        'खुद पानी में न कूदें। शोर मचाएँ और 112 पर कॉल करें।',
      ),
      step(
        'throw',
        'Reach out a bamboo. Throw a rope, a gamchha, an empty can or a tube.',
        'बाँस बढ़ाएँ। रस्सी, गमछा, खाली डिब्बा या ट्यूब फेंकें।',
      ),
      noBreath,
      step(
        'side',
        'They breathe: turn them on the side, dry and cover them.',
        'साँस चले तो करवट लिटाएँ, पोंछें और ओढ़ाएँ।',
      ),
      dont(
        'no-hang',
        'Do not press the belly and do not hang anybody upside down.',
        'पेट न दबाएँ, उल्टा न लटकाएँ।',
      ),
      step('doctor', 'To the hospital, even if all seems well.', 'ठीक लगें तब भी अस्पताल ले जाएँ।'),
    ],
  },
  'snake-bite': {
    source: who,
    steps: [
      step(
        'away',
        'Go away from the snake. Keep calm: most snakes have no poison.',
        'साँप से दूर हटें। घबराएँ नहीं, ज़्यादातर साँपों में ज़हर नहीं होता।',
      ),
      step(
        'splint',
        'Lay them down. Keep the bitten arm or leg still with wood and cloth. No walking.',
        'लिटा दें। काटे हुए हाथ या पैर को लकड़ी और कपड़े से सहारा दें, हिलने न दें। चलाएँ नहीं।',
      ),
      step(
        'rings',
        'Take off rings, bangles and anklets before it swells.',
        'सूजन से पहले अँगूठी, चूड़ी और पायल उतारें।',
      ),
      dont(
        'no-cut',
        'Do not cut, suck or tie it tight. No ice, no herbs.',
        'चीरा न लगाएँ, चूसें नहीं, कसकर न बाँधें। बर्फ़ या जड़ी-बूटी न लगाएँ।',
      ),
      step(
        'doctor',
        'Straight to a hospital: only there is the medicine. No time for healers.',
        'सीधे अस्पताल ले जाएँ: दवा वहीं है। झाड़-फूँक में समय न गँवाएँ।',
      ),
      step(
        'clock',
        'Note the time and what the snake looked like. Do not catch it.',
        'काटने का समय और साँप का रंग याद रखें। उसे पकड़ें नहीं।',
      ),
    ],
  },
  'scorpion-sting': {
    source: redCross,
    steps: [
      step(
        'wash',
        'Sit down quietly. Wash the place with soap and water.',
        'शांत बैठाएँ। जगह को साबुन और पानी से धोएँ।',
      ),
      step('cold', 'A cold wet cloth on it, ten minutes at a time.', 'ठंडा गीला कपड़ा 10-10 मिनट रखें।'),
      step(
        'rings',
        'Take off rings, bangles and anklets before it swells.',
        'सूजन से पहले अँगूठी, चूड़ी और पायल उतारें।',
      ),
      dont('no-cut', 'Do not cut, suck or tie it.', 'चीरा न लगाएँ, चूसें नहीं, बाँधें नहीं।'),
      step(
        'doctor',
        'A child, or vomiting, sweat, cold hands, hard breath: call 108 at once.',
        'बच्चा हो, या उल्टी, पसीना, ठंडे हाथ या साँस में तकलीफ हो तो तुरंत 108 पर कॉल करें।',
      ),
    ],
  },
  'dog-bite': {
    source: who,
    steps: [
      step(
        'wash',
        'Wash the wound at once with soap under running water, for 15 minutes.',
        'घाव को तुरंत साबुन और बहते पानी से 15 मिनट धोएँ।',
      ),
      step('iodine', 'Then spirit or iodine, if there is any.', 'फिर स्पिरिट या आयोडीन हो तो लगाएँ।'),
      dont(
        'no-paste',
        'No chilli, turmeric, lime or oil. Do not tie it tight.',
        'मिर्च, हल्दी, चूना या तेल न लगाएँ। कसकर न बाँधें।',
      ),
      step(
        'injection',
        'To a hospital the same day for the rabies vaccine, also for a scratch. Take all doses.',
        'उसी दिन अस्पताल में रेबीज का टीका लगवाएँ, खरोंच हो तब भी। सब टीके पूरे करें।',
      ),
      step(
        'press-wound',
        'It bleeds much: press with a clean cloth and call 108.',
        'बहुत खून बहे तो साफ़ कपड़े से दबाएँ और 108 पर कॉल करें।',
      ),
    ],
  },
  'bee-sting': {
    source: redCross,
    steps: [
      step(
        'bee-run',
        'A swarm: cover the face and run. Do not hit at them.',
        'झुंड हो तो चेहरा ढककर भागें। मारें नहीं।',
      ),
      step(
        'scrape',
        'Scrape the sting off sideways with a nail or a card, quickly.',
        'डंक को नाखून या कार्ड से रगड़कर जल्दी निकालें।',
      ),
      step('cold', 'Wash it, then a cold wet cloth.', 'धोएँ, फिर ठंडा गीला कपड़ा रखें।'),
      step(
        'rings',
        'Take off rings, bangles and anklets before it swells.',
        'सूजन से पहले अँगूठी, चूड़ी और पायल उतारें।',
      ),
      step(
        'swollen',
        'Swollen face or throat, hard breath, dizziness or many stings: call 108 at once.',
        'चेहरा या गला सूजे, साँस में तकलीफ या चक्कर हो, या बहुत डंक लगे हों: तुरंत 108 पर कॉल करें।',
      ),
    ],
  },
  childbirth: {
    source: both(redCross, who),
    steps: [
      step(
        'call',
        'Pains, broken waters, bleeding, a fit or a strong headache in pregnancy: call 108 at once.',
        'गर्भवती को दर्द उठे, पानी या खून आए, दौरा पड़े या तेज़ सिरदर्द हो: तुरंत 108 पर कॉल करें।',
      ),
      step('screen', 'A woman stays with her. Make a screen of cloths.', 'कोई महिला साथ रहे। कपड़ों से ओट करें।'),
      step(
        'left-side',
        'Let her lie on the left side, or as she likes. Breathe slowly.',
        'बाईं करवट लिटाएँ, या जैसे उन्हें आराम हो। साँस धीरे-धीरे लेने को कहें।',
      ),
      step(
        'hold-baby',
        'The baby comes: wash your hands, spread a clean cloth, hold the head. Do not pull.',
        'बच्चा आने लगे तो हाथ धोएँ, साफ़ कपड़ा बिछाएँ, सिर को सहारा दें। खींचें नहीं।',
      ),
      step(
        'on-chest',
        'Dry the baby, lay it on the mother’s bare chest and cover both.',
        'बच्चे को पोंछें, माँ की छाती से लगाएँ और दोनों को ओढ़ाएँ।',
      ),
      dont(
        'no-cord',
        'Do not cut or pull the cord: the ambulance does it.',
        'नाल न काटें, न खींचें: यह एम्बुलेंस वाले करेंगे।',
      ),
    ],
  },
  poisoning: {
    source: redCross,
    steps: [
      step('call', 'Call 108: what was taken, how much, when.', '108 पर बताएँ: क्या लिया, कितना और कब।'),
      dont(
        'no-vomit',
        'Do not make them vomit. No milk, oil or salt water.',
        'उल्टी न कराएँ। दूध, तेल या नमक का पानी न पिलाएँ।',
      ),
      step(
        'wash',
        'Rinse mouth and skin with water. Take off wet clothes.',
        'मुँह और त्वचा पानी से धोएँ। गीले कपड़े उतारें।',
      ),
      step('bottle', 'Take the bottle or packet along to the hospital.', 'बोतल या पैकेट अस्पताल साथ ले जाएँ।'),
      step('side', 'They do not wake but breathe: on the side.', 'होश न हो पर साँस चले तो करवट लिटाएँ।'),
      noBreath,
    ],
  },
  vomiting: {
    source: who,
    steps: [
      step(
        'sip',
        'ORS, sip by sip, again and again: one packet in one litre of clean water.',
        'ओआरएस घूँट-घूँट, बार-बार पिलाएँ: एक लीटर साफ़ पानी में एक पैकेट।',
      ),
      step(
        'recipe',
        'No packet: in one litre of clean water 6 level teaspoons of sugar and half a teaspoon of salt.',
        'पैकेट न हो तो एक लीटर साफ़ पानी में 6 छोटे चम्मच चीनी और आधा छोटा चम्मच नमक घोलें।',
      ),
      step(
        'wait-sip',
        'After vomiting wait ten minutes, then go on. A baby goes on with mother’s milk.',
        'उल्टी के बाद 10 मिनट रुकें, फिर पिलाएँ। छोटे बच्चे को माँ का दूध देते रहें।',
      ),
      step('wash-hands', 'Wash hands with soap.', 'हाथ साबुन से धोएँ।'),
      step(
        'doctor',
        'Blood, great weakness, no urine, or a small child: to a doctor at once.',
        'खून आए, बहुत कमज़ोरी हो, पेशाब न हो या छोटा बच्चा हो तो तुरंत डॉक्टर को दिखाएँ।',
      ),
    ],
  },
  blisters: {
    source: redCross,
    steps: [
      step('foot-wash', 'Sit down. Wash and dry the feet.', 'बैठ जाएँ। पैर धोकर सुखाएँ।'),
      step(
        'foot-cover',
        'Do not open the blister. Cover it with a plaster or a clean cloth.',
        'छाला न फोड़ें। पट्टी या साफ़ कपड़े से ढकें।',
      ),
      step(
        'foot-burst',
        'It has opened: wash it, leave the skin on, cover it.',
        'फूट गया हो तो धोएँ, ऊपर की खाल न निकालें, ढक दें।',
      ),
      step(
        'legs-up',
        'Rest with the feet up. Keep off hot roads at noon.',
        'पैर ऊँचे रखकर आराम करें। दोपहर की गरम सड़क पर न चलें।',
      ),
      step(
        'foot-sick',
        'Red, hot, pus or fever, or you have diabetes: to a health post.',
        'लाली, गरमाहट, मवाद या बुखार हो, या शुगर की बीमारी हो तो स्वास्थ्य केंद्र जाएँ।',
      ),
    ],
  },
}
