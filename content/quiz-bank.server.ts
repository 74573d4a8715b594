import type { Text } from '#common/text.ts'
import { type KeyedQuestion, quizQuestions } from './quiz.server.ts'

/**
 * What ten questions are drawn from where staff choose so: the ten fixed ones and those below, which staff edit. Each
 * fact is published, or stands in this guide; what is told of a tradition or of one year's fair says so.
 */
type Pair = readonly [en: string, hi: string]
const text = ([en, hi]: Pair): Text => ({ en, hi })
const ask = (
  id: string,
  question: Pair,
  right: Pair,
  wrong: readonly [Pair, Pair, Pair],
  why: Pair,
): KeyedQuestion => ({
  id,
  question: text(question),
  right: text(right),
  wrong: [text(wrong[0]), text(wrong[1]), text(wrong[2])],
  why: text(why),
})
/** A number or a name that is written the same in both languages. */
const same = (word: string): Pair => [word, word]

const jyotirlingas = [
  ask(
    'jyotirlingas',
    ['How many jyotirlingas are there?', 'ज्योतिर्लिंग कितने हैं?'],
    ['Twelve', 'बारह'],
    [
      ['Four', 'चार'],
      ['Seven', 'सात'],
      ['Eighteen', 'अठारह'],
    ],
    ['The virtual pooja of this guide names all twelve.', 'इस गाइड की वर्चुअल पूजा में बारहों के नाम हैं।'],
  ),
  ask(
    'somnath',
    ['In which state is the Somnath jyotirlinga?', 'सोमनाथ ज्योतिर्लिंग किस राज्य में है?'],
    ['Gujarat', 'गुजरात'],
    [
      ['Rajasthan', 'राजस्थान'],
      ['Odisha', 'ओडिशा'],
      ['Kerala', 'केरल'],
    ],
    ['Somnath is at Veraval in Gujarat.', 'सोमनाथ गुजरात के वेरावल में है।'],
  ),
  ask(
    'mallikarjuna',
    ['In which state is the Mallikarjuna jyotirlinga?', 'मल्लिकार्जुन ज्योतिर्लिंग किस राज्य में है?'],
    ['Andhra Pradesh', 'आंध्र प्रदेश'],
    [
      ['Odisha', 'ओडिशा'],
      ['Punjab', 'पंजाब'],
      ['Assam', 'असम'],
    ],
    ['Mallikarjuna is at Srisailam in Andhra Pradesh.', 'मल्लिकार्जुन आंध्र प्रदेश के श्रीशैलम में है।'],
  ),
  ask(
    'mahakaleshwar',
    ['In which city is the Mahakaleshwar jyotirlinga?', 'महाकालेश्वर ज्योतिर्लिंग किस शहर में है?'],
    ['Ujjain', 'उज्जैन'],
    [
      ['Bhopal', 'भोपाल'],
      ['Indore', 'इंदौर'],
      ['Gwalior', 'ग्वालियर'],
    ],
    ['Mahakaleshwar is in Ujjain, Madhya Pradesh.', 'महाकालेश्वर मध्य प्रदेश के उज्जैन में है।'],
  ),
  ask(
    'omkareshwar',
    ['In which state is the Omkareshwar jyotirlinga?', 'ओंकारेश्वर ज्योतिर्लिंग किस राज्य में है?'],
    ['Madhya Pradesh', 'मध्य प्रदेश'],
    [
      ['Chhattisgarh', 'छत्तीसगढ़'],
      ['Jharkhand', 'झारखंड'],
      ['Rajasthan', 'राजस्थान'],
    ],
    ['Omkareshwar is in Khandwa, Madhya Pradesh.', 'ओंकारेश्वर मध्य प्रदेश के खंडवा में है।'],
  ),
  ask(
    'kedarnath',
    ['In which state is the Kedarnath jyotirlinga?', 'केदारनाथ ज्योतिर्लिंग किस राज्य में है?'],
    ['Uttarakhand', 'उत्तराखंड'],
    [
      ['Himachal Pradesh', 'हिमाचल प्रदेश'],
      ['Sikkim', 'सिक्किम'],
      ['Assam', 'असम'],
    ],
    ['Kedarnath is in Uttarakhand.', 'केदारनाथ उत्तराखंड में है।'],
  ),
  ask(
    'bhimashankar',
    ['In which district is the Bhimashankar jyotirlinga?', 'भीमाशंकर ज्योतिर्लिंग किस जिले में है?'],
    ['Pune', 'पुणे'],
    [
      ['Nagpur', 'नागपुर'],
      ['Kolhapur', 'कोल्हापुर'],
      ['Solapur', 'सोलापुर'],
    ],
    ['Bhimashankar is in Pune district, Maharashtra.', 'भीमाशंकर महाराष्ट्र के पुणे जिले में है।'],
  ),
  ask(
    'kashi',
    ['In which city is the Kashi Vishwanath temple?', 'काशी विश्वनाथ मंदिर किस शहर में है?'],
    ['Varanasi', 'वाराणसी'],
    [
      ['Prayagraj', 'प्रयागराज'],
      ['Ayodhya', 'अयोध्या'],
      ['Mathura', 'मथुरा'],
    ],
    ['Kashi is another name of Varanasi.', 'काशी वाराणसी का ही नाम है।'],
  ),
  ask(
    'trimbakeshwar',
    ['Near which city is the Trimbakeshwar jyotirlinga?', 'त्र्यंबकेश्वर ज्योतिर्लिंग किस शहर के पास है?'],
    ['Nashik', 'नासिक'],
    [
      ['Nagpur', 'नागपुर'],
      ['Mumbai', 'मुंबई'],
      ['Kolhapur', 'कोल्हापुर'],
    ],
    ['Trimbakeshwar is at Nashik, Maharashtra.', 'त्र्यंबकेश्वर महाराष्ट्र के नासिक में है।'],
  ),
  ask(
    'vaidyanath',
    ['In which town of Jharkhand is Baba Baidyanath?', 'बाबा बैद्यनाथ झारखंड के किस शहर में हैं?'],
    ['Deoghar', 'देवघर'],
    [
      ['Ranchi', 'राँची'],
      ['Dhanbad', 'धनबाद'],
      ['Bokaro', 'बोकारो'],
    ],
    ['Baidyanath is at Deoghar, Jharkhand.', 'बाबा बैद्यनाथ झारखंड के देवघर में हैं।'],
  ),
  ask(
    'nageshwar',
    ['Near which city is the Nageshwar jyotirlinga?', 'नागेश्वर ज्योतिर्लिंग किस शहर के पास है?'],
    ['Dwarka', 'द्वारका'],
    [
      ['Surat', 'सूरत'],
      ['Ahmedabad', 'अहमदाबाद'],
      ['Vadodara', 'वडोदरा'],
    ],
    ['Nageshwar is at Dwarka, Gujarat.', 'नागेश्वर गुजरात के द्वारका में है।'],
  ),
  ask(
    'rameshwaram',
    ['In which state is the Rameshwaram jyotirlinga?', 'रामेश्वरम ज्योतिर्लिंग किस राज्य में है?'],
    ['Tamil Nadu', 'तमिलनाडु'],
    [
      ['Kerala', 'केरल'],
      ['Karnataka', 'कर्नाटक'],
      ['Goa', 'गोवा'],
    ],
    ['Rameshwaram is in Tamil Nadu.', 'रामेश्वरम तमिलनाडु में है।'],
  ),
  ask(
    'grishneshwar',
    ['At which place is the Grishneshwar jyotirlinga?', 'घृष्णेश्वर ज्योतिर्लिंग किस जगह है?'],
    ['Ellora', 'एलोरा'],
    [
      ['Sanchi', 'साँची'],
      ['Hampi', 'हंपी'],
      ['Konark', 'कोणार्क'],
    ],
    ['Grishneshwar is at Ellora, Maharashtra.', 'घृष्णेश्वर महाराष्ट्र के एलोरा में है।'],
  ),
]

const worship = [
  ask(
    'mantra',
    [
      'In which step of the virtual pooja is Om Namah Shivaya chanted?',
      'वर्चुअल पूजा के किस चरण में ॐ नमः शिवाय का जाप होता है?',
    ],
    ['In the second', 'दूसरे चरण में'],
    [
      ['In the first', 'पहले चरण में'],
      ['In the third', 'तीसरे चरण में'],
      ['In the fourth', 'चौथे चरण में'],
    ],
    ['The mantra comes second, after the water.', 'मंत्र जाप दूसरा चरण है, जल के बाद।'],
  ),
  ask(
    'first-step',
    ['What is the first step of the virtual pooja?', 'वर्चुअल पूजा का पहला चरण क्या है?'],
    ['Water', 'जल'],
    [
      ['Mantra', 'मंत्र'],
      ['Aarti', 'आरती'],
      ['Prasad', 'प्रसाद'],
    ],
    ['The order is water, mantra, aarti, prasad.', 'क्रम है: जल, मंत्र, आरती, प्रसाद।'],
  ),
  ask(
    'last-step',
    ['With what does the virtual pooja end?', 'वर्चुअल पूजा किससे पूरी होती है?'],
    ['Prasad', 'प्रसाद'],
    [
      ['Water', 'जल'],
      ['Mantra', 'मंत्र'],
      ['Aarti', 'आरती'],
    ],
    ['Prasad is the fourth and last step.', 'प्रसाद चौथा और आखिरी चरण है।'],
  ),
  ask(
    'aartis',
    ['How many aartis a day does this guide list?', 'इस गाइड में रोज़ की कितनी आरतियाँ बताई गई हैं?'],
    ['Three', 'तीन'],
    [
      ['One', 'एक'],
      ['Five', 'पाँच'],
      ['Seven', 'सात'],
    ],
    ['At 4:00 AM, 2:00 PM and 9:00 PM.', 'सुबह 4:00, दोपहर 2:00 और रात 9:00 बजे।'],
  ),
  ask(
    'morning-aarti',
    ['When does the morning aarti begin?', 'सुबह की आरती कितने बजे होती है?'],
    ['4:00 AM', 'सुबह 4:00 बजे'],
    [
      ['6:00 AM', 'सुबह 6:00 बजे'],
      ['7:30 AM', 'सुबह 7:30 बजे'],
      ['9:00 AM', 'सुबह 9:00 बजे'],
    ],
    ['The first aarti of the day is at 4:00 AM.', 'दिन की पहली आरती सुबह 4:00 बजे होती है।'],
  ),
  ask(
    'night-aarti',
    ['When does the last aarti of the day begin?', 'दिन की आखिरी आरती कितने बजे होती है?'],
    ['9:00 PM', 'रात 9:00 बजे'],
    [
      ['5:00 PM', 'शाम 5:00 बजे'],
      ['6:30 PM', 'शाम 6:30 बजे'],
      ['11:30 PM', 'रात 11:30 बजे'],
    ],
    ['The evening aarti is at 9:00 PM.', 'रात की आरती 9:00 बजे होती है।'],
  ),
]

const numbers = [
  ask(
    'number-108',
    ['Which number calls an ambulance?', 'एम्बुलेंस किस नंबर पर बुलाते हैं?'],
    same('108'),
    [same('139'), same('155304'), same('1098')],
    ['108 is the ambulance.', '108 एम्बुलेंस का नंबर है।'],
  ),
  ask(
    'number-155304',
    [
      'Which number reaches the control room and help desk of the fair?',
      'मेले के नियंत्रण कक्ष और हेल्प डेस्क का नंबर कौन-सा है?',
    ],
    same('155304'),
    [same('108'), same('139'), same('14567')],
    ['155304 is toll-free.', '155304 पर कॉल मुफ़्त है।'],
  ),
  ask(
    'number-112',
    [
      'Which one number is for police, fire and medical help?',
      'पुलिस, आग और इलाज, तीनों के लिए एक नंबर कौन-सा है?',
    ],
    same('112'),
    [same('139'), same('155304'), same('14567')],
    ['112 is the national emergency number.', '112 पूरे देश का आपात नंबर है।'],
  ),
  ask(
    'number-1098',
    ['Which number is for children in need?', 'मुसीबत में पड़े बच्चों के लिए कौन-सा नंबर है?'],
    same('1098'),
    [same('108'), same('139'), same('155304')],
    ['1098 is the helpline for children.', '1098 बच्चों की हेल्पलाइन है।'],
  ),
  ask(
    'number-101',
    ['Which number calls the fire brigade?', 'दमकल किस नंबर पर बुलाते हैं?'],
    same('101'),
    [same('108'), same('139'), same('181')],
    ['101 is the fire brigade.', '101 दमकल का नंबर है।'],
  ),
  ask(
    'number-139',
    ['Which number is for questions about trains?', 'रेल की पूछताछ किस नंबर पर होती है?'],
    same('139'),
    [same('108'), same('181'), same('1098')],
    ['139 is the number of the railways.', '139 रेल का नंबर है।'],
  ),
  ask(
    'number-14567',
    ['For whom is the helpline 14567?', 'हेल्पलाइन 14567 किनके लिए है?'],
    ['Elders', 'बुज़ुर्ग'],
    [
      ['Children', 'बच्चे'],
      ['Train passengers', 'रेल यात्री'],
      ['Drivers', 'गाड़ी चलाने वाले'],
    ],
    ['14567 is the helpline for elders.', '14567 बुज़ुर्गों की हेल्पलाइन है।'],
  ),
  ask(
    'number-181',
    ['For whom is the helpline 181?', 'हेल्पलाइन 181 किनके लिए है?'],
    ['Women', 'महिलाएँ'],
    [
      ['Elders', 'बुज़ुर्ग'],
      ['Children', 'बच्चे'],
      ['Train passengers', 'रेल यात्री'],
    ],
    ['181 is the helpline for women.', '181 महिलाओं की हेल्पलाइन है।'],
  ),
]

const temple = [
  ask(
    'place-of-temple',
    ['In which part of Muzaffarpur is the Garibnath temple?', 'गरीबनाथ मंदिर मुजफ्फरपुर के किस इलाके में है?'],
    ['Purani Bazar', 'पुरानी बाजार'],
    [
      ['Aghoria Bazar', 'अघोरिया बाजार'],
      ['Mithanpura', 'मिठनपुरा'],
      ['Mushahari', 'मुशहरी'],
    ],
    ['The temple stands in Purani Bazar.', 'मंदिर पुरानी बाजार में है।'],
  ),
  ask(
    'garib-sthan',
    ['By which other name do people know the temple?', 'लोग मंदिर को और किस नाम से जानते हैं?'],
    ['Garib Sthan', 'गरीब स्थान'],
    [
      ['Harisabha', 'हरिसभा'],
      ['Sahu Pokhar', 'साहू पोखर'],
      ['Motijheel', 'मोतीझील'],
    ],
    ['People also call the temple Garib Sthan.', 'लोग मंदिर को गरीब स्थान भी कहते हैं।'],
  ),
  ask(
    'seven-trees',
    [
      'By tradition, how many trees stood where the lingam was found?',
      'मान्यता है कि जहाँ शिवलिंग मिला, वहाँ कितने पेड़ थे?',
    ],
    ['Seven', 'सात'],
    [
      ['Two', 'दो'],
      ['Twelve', 'बारह'],
      ['A hundred', 'सौ'],
    ],
    ['The legend tells of seven trees.', 'कथा में सात पेड़ों की बात आती है।'],
  ),
  ask(
    'three-hundred-years',
    ['By tradition, how long ago was the lingam found?', 'मान्यता है कि शिवलिंग कितने साल पहले मिला था?'],
    ['About 300 years', 'लगभग 300 साल'],
    [
      ['About 30 years', 'लगभग 30 साल'],
      ['About 1,000 years', 'लगभग 1,000 साल'],
      ['About 3,000 years', 'लगभग 3,000 साल'],
    ],
    ['The legend speaks of about 300 years.', 'कथा लगभग 300 साल पहले की है।'],
  ),
  ask(
    'below-the-floor',
    ['Where does the lingam of the temple lie?', 'मंदिर में शिवलिंग कहाँ है?'],
    ['Below the level of the floor', 'फर्श से नीचे'],
    [
      ['On an altar', 'वेदी पर'],
      ['On a high platform', 'ऊँचे चबूतरे पर'],
      ['In the courtyard', 'आँगन में'],
    ],
    ['It lies below the level of the floor.', 'वह मंदिर के फर्श से नीचे है।'],
  ),
  ask(
    'nandi-is-a-bull',
    ['In what form does Nandi sit before Shiva?', 'शिव के सामने बैठे नंदी किस रूप में हैं?'],
    ['A bull', 'बैल'],
    [
      ['A lion', 'शेर'],
      ['An elephant', 'हाथी'],
      ['A horse', 'घोड़ा'],
    ],
    ['Nandi is the bull of Shiva.', 'नंदी शिव के बैल हैं।'],
  ),
  ask(
    'argha',
    ['What is an argha at the temple?', 'मंदिर में अरघा क्या होता है?'],
    ['A channel into which water is poured', 'जल डालने की नाली, जिससे जल शिवलिंग तक जाता है'],
    [
      ['A lamp for the aarti', 'आरती का दीया'],
      ['A bell at the door', 'द्वार की घंटी'],
      ['A flag on the roof', 'छत का झंडा'],
    ],
    ['Water poured into an argha flows to the lingam.', 'अरघा में डाला गया जल शिवलिंग तक पहुँचता है।'],
  ),
]

const fair = [
  ask(
    'kanwar',
    ['What is a kanwar?', 'कांवर क्या है?'],
    ['A pole with two pots of water', 'दोनों ओर जल के पात्र वाला बाँस'],
    [
      ['A boat', 'नाव'],
      ['A tent', 'तंबू'],
      ['A sweet', 'मिठाई'],
    ],
    ['Who carries a kanwar is a kanwariya.', 'जो कांवर उठाता है, वह कांवरिया है।'],
  ),
  ask(
    'bol-bam',
    ['What do the kanwariyas call out on the way?', 'कांवरिये रास्ते में क्या बोलते हैं?'],
    ['Bol Bam', 'बोल बम'],
    [
      ['Aage chalo', 'आगे चलो'],
      ['Jai Bihar', 'जय बिहार'],
      ['Chalte raho', 'चलते रहो'],
    ],
    ['So a pilgrim is also called a bam.', 'इसीलिए कांवरिये को बम भी कहते हैं।'],
  ),
  ask(
    'dak-bam',
    ['How do the dak bam walk?', 'डाक बम कैसे चलते हैं?'],
    ['Without a stop', 'बिना रुके'],
    [
      ['Only by day', 'केवल दिन में'],
      ['Backwards', 'उल्टे पाँव'],
      ['On horses', 'घोड़े पर'],
    ],
    ['They walk the whole way without a stop.', 'वे पूरा रास्ता बिना रुके चलते हैं।'],
  ),
  ask(
    'bhandara',
    ['What does a bhandara give?', 'भंडारे में क्या मिलता है?'],
    ['Free meals', 'मुफ़्त भोजन'],
    [
      ['Railway tickets', 'रेल टिकट'],
      ['Parking', 'पार्किंग'],
      ['Cash', 'नकद पैसे'],
    ],
    ['A bhandara serves meals for nothing.', 'भंडारे में भोजन के पैसे नहीं लगते।'],
  ),
  ask(
    'shivir',
    ['What is a shivir on the way?', 'रास्ते में शिविर क्या होता है?'],
    ['A camp where volunteers help pilgrims', 'सेवा करने वालों का कैंप'],
    [
      ['A police barrier', 'पुलिस की रोक'],
      ['A toll gate', 'टोल नाका'],
      ['A cinema', 'सिनेमा'],
    ],
    [
      'In a shivir volunteers offer rest, water and first aid.',
      'शिविर में आराम, पानी और प्राथमिक इलाज मिलता है।',
    ],
  ),
  ask(
    'dharamshala',
    ['What is a dharamshala?', 'धर्मशाला क्या है?'],
    ['A simple lodge for pilgrims', 'श्रद्धालुओं के ठहरने की सादी जगह'],
    [
      ['A hospital', 'अस्पताल'],
      ['A school', 'स्कूल'],
      ['A market', 'बाज़ार'],
    ],
    ['Pilgrims stay the night in a dharamshala.', 'श्रद्धालु रात धर्मशाला में रुकते हैं।'],
  ),
  ask(
    'mondays-2025',
    ['How many Mondays did the fair of 2025 have?', '2025 के मेले में कितनी सोमवारी थीं?'],
    ['Four', 'चार'],
    [
      ['Two', 'दो'],
      ['Six', 'छह'],
      ['Eight', 'आठ'],
    ],
    ['14, 21 and 28 July and 4 August 2025.', '14, 21, 28 जुलाई और 4 अगस्त 2025।'],
  ),
  ask(
    'inauguration-2025',
    ['When was the fair of 2025 inaugurated?', '2025 के मेले का उद्घाटन कब हुआ?'],
    ['13 July', '13 जुलाई'],
    [
      ['1 May', '1 मई'],
      ['15 August', '15 अगस्त'],
      ['2 October', '2 अक्टूबर'],
    ],
    ['On 13 July, the day before the first Monday.', '13 जुलाई को, पहली सोमवारी से एक दिन पहले।'],
  ),
  ask(
    'third-monday-2025',
    ['How many came on the third Monday of 2025?', '2025 की तीसरी सोमवारी पर कितने लोग आए?'],
    ['More than three lakh', 'तीन लाख से ज़्यादा'],
    [
      ['About three hundred', 'लगभग तीन सौ'],
      ['About three thousand', 'लगभग तीन हज़ार'],
      ['More than three crore', 'तीन करोड़ से ज़्यादा'],
    ],
    ['More than three lakh, as the press reported.', 'खबरों के अनुसार तीन लाख से ज़्यादा।'],
  ),
  ask(
    'queue-grows',
    ['When does the queue for Monday begin to grow?', 'सोमवारी की कतार कब से बढ़ने लगती है?'],
    ['Sunday at about 8 PM', 'रविवार रात लगभग 8 बजे'],
    [
      ['Friday at noon', 'शुक्रवार दोपहर'],
      ['Monday at noon', 'सोमवार दोपहर'],
      ['Tuesday morning', 'मंगलवार सुबह'],
    ],
    ['From about 8 PM on Sunday.', 'रविवार रात लगभग 8 बजे से।'],
  ),
  ask(
    'water-from-midnight',
    ['From when is water offered for Monday?', 'सोमवारी का जल कब से चढ़ने लगता है?'],
    ['Midnight', 'आधी रात से'],
    [
      ['Monday noon', 'सोमवार दोपहर से'],
      ['Monday 5 PM', 'सोमवार शाम 5 बजे से'],
      ['Saturday morning', 'शनिवार सुबह से'],
    ],
    ['Water is offered from midnight of Sunday.', 'रविवार की आधी रात से जल चढ़ता है।'],
  ),
  ask(
    'path-closed',
    [
      'At earlier fairs, until when was the kanwar path closed to vehicles in each week of Shravan?',
      'पिछले मेलों में सावन के हर हफ़्ते कांवरिया पथ पर गाड़ियाँ कब तक बंद रहीं?',
    ],
    ['Monday 2 PM', 'सोमवार दोपहर 2 बजे तक'],
    [
      ['Saturday 2 PM', 'शनिवार दोपहर 2 बजे तक'],
      ['Wednesday 2 PM', 'बुधवार दोपहर 2 बजे तक'],
      ['Friday 2 PM', 'शुक्रवार दोपहर 2 बजे तक'],
    ],
    [
      'At earlier fairs it was closed from Saturday 2 PM to Monday 2 PM.',
      'पिछले मेलों में शनिवार दोपहर 2 बजे से सोमवार दोपहर 2 बजे तक गाड़ियाँ बंद रहीं।',
    ],
  ),
  ask(
    'control-room-school',
    [
      'In which school was the fair inaugurated, with the control room there too?',
      'मेले का उद्घाटन किस स्कूल में हुआ, जहाँ नियंत्रण कक्ष भी रहा?',
    ],
    ['DN High School', 'डीएन हाईस्कूल'],
    [
      ['Zila School', 'जिला स्कूल'],
      ['RDS College', 'आरडीएस कॉलेज'],
      ['RBTS College', 'आरबीटीएस कॉलेज'],
    ],
    ['In DN High School on Gola Road.', 'गोला रोड के डीएन हाईस्कूल में।'],
  ),
]

const walk = [
  ask(
    'gandak',
    [
      'Which river do the pilgrims cross between Sonpur and Hajipur?',
      'सोनपुर और हाजीपुर के बीच कौन-सी नदी पार करते हैं?',
    ],
    ['Gandak', 'गंडक'],
    [
      ['Kosi', 'कोसी'],
      ['Son', 'सोन'],
      ['Yamuna', 'यमुना'],
    ],
    ['They cross the Gandak by the old bridge.', 'पुराने पुल से गंडक पार करते हैं।'],
  ),
  ask(
    'after-pahleja',
    ['Which place comes first after Pahleja Ghat?', 'पहलेजा घाट के बाद सबसे पहले कौन-सी जगह आती है?'],
    ['Sonpur', 'सोनपुर'],
    [
      ['Turki', 'तुर्की'],
      ['Kurhani', 'कुढ़नी'],
      ['Goraul', 'गोरौल'],
    ],
    ['Sonpur, then Hajipur.', 'पहले सोनपुर, फिर हाजीपुर।'],
  ),
  ask(
    'before-ramdayalu',
    [
      'Which station comes right before Ramdayalu Nagar on the route?',
      'रास्ते में रामदयालु नगर से ठीक पहले कौन-सा स्टेशन आता है?',
    ],
    ['Turki', 'तुर्की'],
    [
      ['Sonpur', 'सोनपुर'],
      ['Hajipur', 'हाजीपुर'],
      ['Sarai', 'सराय'],
    ],
    ['After Kurhani and Turki comes Ramdayalu Nagar.', 'कुढ़नी और तुर्की के बाद रामदयालु नगर आता है।'],
  ),
  ask(
    'bhagwanpur-district',
    [
      'In which district is the Bhagwanpur station that the route passes?',
      'रास्ते में आने वाला भगवानपुर स्टेशन किस जिले में है?',
    ],
    ['Vaishali', 'वैशाली'],
    [
      ['Patna', 'पटना'],
      ['Darbhanga', 'दरभंगा'],
      ['Sitamarhi', 'सीतामढ़ी'],
    ],
    ['It is in Vaishali district.', 'वह वैशाली जिले में है।'],
  ),
  ask(
    'zig-zag-queue',
    ['On which ground is the zig-zag queue?', 'घुमावदार कतार किस मैदान में लगती है?'],
    ['Zila School ground', 'जिला स्कूल मैदान'],
    [
      ['Jubba Sahni Park', 'जुब्बा सहनी पार्क'],
      ['Sikandarpur Lake Front', 'सिकंदरपुर लेक फ्रंट'],
      ['Motijheel', 'मोतीझील'],
    ],
    ['On the Zila School ground.', 'जिला स्कूल मैदान में।'],
  ),
  ask(
    'way-out',
    ['By which place does the way out lead after the offering?', 'जल चढ़ाने के बाद बाहर का रास्ता किधर से है?'],
    ['Chhata Bazar', 'छाता बाजार'],
    [
      ['Aghoria Bazar', 'अघोरिया बाजार'],
      ['Ramdayalu', 'रामदयालु'],
      ['Hathi Chowk', 'हाथी चौक'],
    ],
    ['The way out is by Chhata Bazar.', 'बाहर का रास्ता छाता बाजार से है।'],
  ),
]

const city = [
  ask(
    'attractions',
    ['How many attractions does this guide show?', 'इस गाइड में घूमने की कितनी जगहें दिखाई गई हैं?'],
    ['Seven', 'सात'],
    [
      ['Three', 'तीन'],
      ['Twelve', 'बारह'],
      ['Twenty', 'बीस'],
    ],
    ['You find them under Attractions.', 'वे “आकर्षण स्थल” में हैं।'],
  ),
  ask(
    'litchi',
    ['For which fruit is Muzaffarpur famous?', 'मुजफ्फरपुर किस फल के लिए जाना जाता है?'],
    ['Litchi', 'लीची'],
    [
      ['Orange', 'संतरा'],
      ['Apple', 'सेब'],
      ['Coconut', 'नारियल'],
    ],
    ['Muzaffarpur is the land of the litchi.', 'मुजफ्फरपुर लीची की धरती है।'],
  ),
  ask(
    'litchi-harvest',
    ['When is the litchi harvested here?', 'यहाँ लीची कब तोड़ी जाती है?'],
    ['May to June', 'मई से जून'],
    [
      ['January to February', 'जनवरी से फरवरी'],
      ['August to September', 'अगस्त से सितंबर'],
      ['November to December', 'नवंबर से दिसंबर'],
    ],
    ['The harvest is from May to June.', 'लीची मई से जून तक तोड़ी जाती है।'],
  ),
  ask(
    'litchi-centre',
    ['Where is the National Research Centre on Litchi?', 'राष्ट्रीय लीची अनुसंधान केंद्र कहाँ है?'],
    ['Mushahari', 'मुशहरी'],
    [
      ['Purani Bazar', 'पुरानी बाजार'],
      ['Sonpur', 'सोनपुर'],
      ['Hajipur', 'हाजीपुर'],
    ],
    ['It is in Mushahari, Muzaffarpur.', 'वह मुजफ्फरपुर के मुशहरी में है।'],
  ),
  ask(
    'khudiram-age',
    [
      'How old was Khudiram Bose when the British hanged him?',
      'अंग्रेज़ों ने खुदीराम बोस को फाँसी दी, तब उनकी उम्र कितनी थी?',
    ],
    ['18 years', '18 साल'],
    [
      ['28 years', '28 साल'],
      ['38 years', '38 साल'],
      ['48 years', '48 साल'],
    ],
    ['He was only 18 years old.', 'वे केवल 18 साल के थे।'],
  ),
  ask(
    'khudiram-year',
    ['In which year was Khudiram Bose hanged?', 'खुदीराम बोस को किस साल फाँसी दी गई?'],
    same('1908'),
    [same('1857'), same('1931'), same('1942')],
    ['On 11 August 1908.', '11 अगस्त 1908 को।'],
  ),
  ask(
    'museum-year',
    ['When was the Ramchandra museum built?', 'रामचंद्र संग्रहालय कब बना?'],
    same('1979'),
    [same('1879'), same('1919'), same('2019')],
    ['It was built in 1979.', 'वह 1979 में बना।'],
  ),
  ask(
    'lake-fountains',
    ['How many fountains has the Sikandarpur Lake Front?', 'सिकंदरपुर लेक फ्रंट में कितने फव्वारे हैं?'],
    ['Five', 'पाँच'],
    [
      ['One', 'एक'],
      ['Twelve', 'बारह'],
      ['Fifty', 'पचास'],
    ],
    ['There are five fountains.', 'वहाँ पाँच फव्वारे हैं।'],
  ),
]

export const quizBank: readonly KeyedQuestion[] = [
  ...quizQuestions,
  ...[jyotirlingas, worship, numbers, temple, fair, walk, city].flat(),
]
