import type { Asked } from './test-services.ts'

/**
 * More of what pilgrims ask for, in whole sentences: Hindi, Hindi in Latin letters, and English with typos. Written by
 * somebody who had not read the keyword lists.
 */
export const everydayPhrases: readonly Asked[] = [
  [
    '/facility/drinking-water',
    `बोतल भरनी है | botal bharni hai | botl bharni h | पानी पीना है | पानी कहीं मिलेगा क्या | pani kha milega
    गला सूख रहा है | bachche ko pani pilana hai | ठंडा पानी चाहिए | where can i fill my bottle | refill watr bottle
    im thirsty | i need some watter | nearest tap | pani ki tanki`,
  ],
  [
    '/facility/toilet /facility/bathroom',
    `पेशाब लगी है | बाथरूम किधर पड़ेगा | toilet jana hai jaldi | bachche ko susu karana hai | लेडीज बाथरूम
    where is the toilat | washrrom | need to pee | fresh hona hai | clean toilet near by`,
  ],
  [
    '/facility/bhandara',
    `खाना कहाँ बँट रहा है | भूखे हैं हम | kuch khane ko milega | bhukh lagi h | मुफ्त का खाना | नाश्ता कहाँ मिलेगा
    where can we eat | free fod | hungry | prasad kahan bant raha hai | lunch`,
  ],
  [
    '/facility/dharamshala /facility/rest-room /facility/paid-hotels /facility/shivir',
    `rukne ka intzam | रुकने का इंतज़ाम | रात गुजारनी है | रात में ठहरना है | rat ko kahan soye | सोने का इंतजाम
    hotel ka kamra | room on rent | where can we stay tonight | sleeping place | लेटने की जगह | थक गए हैं आराम करना है
    thoda aaram karna hai | accomodation | dharmsala kahan h | कमरा चाहिए`,
  ],
  [
    '/?help=control-room',
    `चप्पल कहाँ उतारें | जूता रखने का इंतजाम | joota chappal kahan utaru | where do i leave my sandals | shoe keeping
    मोबाइल की बैटरी खत्म है | फोन चार्ज करवाना है | phone charge kaha hoga | mobile chargeing point | phone is dead need charging
    बैग जमा करना है | saman jama karna hai | where to deposit bags`,
  ],
  [
    '/lost-found /?help=police',
    `मेरा पर्स कहीं गिर गया | पर्स रास्ते में गिर गया | mera purse kahin gir gaya | मोबाइल कहीं छूट गया | मेरा झोला नहीं मिल रहा
    mera mobail gum ho gaya | phone gir gaya mera | कान की बाली गिर गई | झुमका कहीं गिर गया | बैग बस में छूट गया
    jeb kat gayi | i cant find my phone | dropped my wallet somewhere | lost my pursh | someone took my bag
    kisi ka mobile mila hai | मुझे किसी का पर्स मिला है | found somebodys phone | chabi kho gai | चप्पल चोरी हो गई`,
  ],
  [
    '/?help=control-room /?help= /facility/centralised-contact',
    `बस कहाँ से मिलेगी | patna ki bas kab hai | bus kaha se milegi | where do i get the bus | bus to sitamarhi
    हेल्प डेस्क कहाँ है | मदद चाहिए | koi madad karo | help me please | किससे पूछें`,
  ],
  [
    '/?help=railway stop:Hajipur',
    `गाड़ी कितने बजे की है स्टेशन से | trian kab hai | रेल गाड़ी कितने बजे है | last train kab hai | next trane to hajipur
    रेलवे स्टेशन कितनी दूर है | station jana hai`,
  ],
  [
    '/facility/parking',
    `गाड़ी खड़ी करने की जगह | car kahan lagau | bike lagane ki jagah | where do we keep the car | parkking
    गाड़ी पार्क कहाँ होगी | truck kahan khada kare | बाइक पार्किंग`,
  ],
  [
    '/events /live-darshan',
    `आरती कितने बजे होगी | शाम की आरती का टाइम | aarti kitne baje hai | arti ka samay | mandir kab khulega
    मंदिर कब बंद होता है | aarti timming | what time is arti | सुबह की आरती`,
  ],
  [
    '/queue /crowd-status /live-darshan /events',
    `लाइन में कितनी देर लगेगी | कितना टाइम लगेगा दर्शन में | line bahut lambi hai kya | bhid kaisi hai abhi | how much rush now
    how many hours for darshan | kyu kitna lamba hai | आज भीड़ ज्यादा है क्या | is it croweded | darshan kab hoga
    बाबा के दर्शन करने हैं | how long is the que`,
  ],
  [
    '/facility/health-centre /first-aid /first-aid/vomiting /first-aid/blisters /?help=ambulance',
    `डॉक्टर साहब कहाँ बैठते हैं | दवा चाहिए सर दर्द की | tabiyat kharab hai | तबीयत ठीक नहीं है | बुखार आ गया है
    medicin shop | doctr chahiye | need a docter | headache tablet | पट्टी करवानी है | मलहम चाहिए | pair me chhala pad gaya
    nearest hospitle`,
  ],
  [
    '/?help=police',
    `पुलिस को बुलाओ | police bulao koi | polise station kahan | कोई छेड़ रहा है | झगड़ा हो रहा है | chor pakdo
    someone is following me | call the polic`,
  ],
  [
    '/missing-person /?help=missing-person',
    `मेरा बच्चा नहीं मिल रहा | बाबूजी भीड़ में बिछड़ गए | mera beta kahin nahi dikh raha | dadi kho gayi | बूढ़े पिताजी नहीं मिल रहे
    my son is missing | cant find my mother | old man lost | एक बच्चा अकेला रो रहा है | ek bachcha mila hai
    lost chid | मेरी पत्नी बिछड़ गई`,
  ],
  [
    '/complaints',
    `यहाँ बहुत गंदगी है | सफाई नहीं हो रही | shikayat likhwani hai | safai nahi hai | kahan complain kare | पैसे ज्यादा ले रहे हैं
    i want to complane | dirty toilet complaint`,
  ],
  [
    '/photo-contest /gallery',
    `फोटो भेजनी है इनाम के लिए | photo compitition | फोटो प्रतियोगिता में भाग लेना है | photo kaise bheje | upload my photo`,
  ],
  ['/mela-quiz', `क्विज़ खेलना है | sawal jawab | quizz | प्रश्न उत्तर वाला खेल`],
  [
    '/facility/mela-route /facility/mela-route?view=ahead /journey stop:Garibnath',
    `मंदिर कितनी दूर है | mandir kitna door hai | कितना चलना बाकी है | kis raste se jana hai | how far to the tempel
    रास्ता बंद है क्या | aage kya hai`,
  ],
  ['/#weather', `बारिश होगी आज | aaj barish hogi kya | will it rain | kitni garmi hai`],
]
