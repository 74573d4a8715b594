/** Phrases and the screen that each must lead to, written before the keyword lists, to test them. */
export type SpokenExamples = { want: string; say: readonly string[] }

/** Emergency screens: a phrase for one of them must never lead to another. */
export const dangerous = [
  'fainting',
  'chest-pain',
  'fall',
  'blisters',
  'vomiting',
  'burns',
  'health-centre',
  'ambulance',
  'police',
  'fire',
  'missing-person',
  'toilet',
  'drinking-water',
]

/**
 * Hindi as the hi-IN recogniser writes it (with typical errors), Bajjika, Maithili and Bhojpuri phrases, Hinglish as people
 * type it, and English. Phrases under 'nothing' must find nothing.
 */
export const phrases: readonly SpokenExamples[] = [
  said(
    'drinking-water',
    `पानी | पानी कहाँ मिलेगा | भैया पीने का पानी कहाँ है | पेयजल | पे जल कहां है | प्यास लगी है
    बहुत प्यास लगल बा | पानी कहाँ मिलतई | पानी केने मिली | पनिया कहां बा | ठंडा पानी
    mujhe pani chahiye | pine ka paani kidhar hai | water | drinking water near me
    where can I get water | पानी का टैंकर | वाटर पॉइंट कहाँ है`,
  ),
  said(
    'toilet',
    `शौचालय | सौचालय कहाँ है | भइया शौचालय किधर है | टॉयलेट | टायलेट जाना है | toilet kidhar hai
    सुलभ शौचालय | लैट्रिन कहां बा | लेट्रिन | पखाना केने बा | पेशाब करना है | पेशाबघर
    वॉशरूम किधर है | washroom | where is the toilet | महिला शौचालय | ladies toilet | shauchalay
    शौच के लिए जाना है`,
  ),
  said(
    'bathroom',
    `नहाने का पानी | नहाना है | स्नानघर | स्नान घर कहाँ है | बाथरूम | नहाए के जगह | नहाय के कहाँ होतई
    bathroom | nahane ki jagah | where can I take a bath | कपड़ा बदलने की जगह`,
  ),
  said(
    'health-centre',
    `डॉक्टर | डाक्टर चाहिए | doctor कहाँ मिलेगा | डागडर साहेब कहां बाड़े | डॉक्टर को बुलाओ | अस्पताल
    हॉस्पिटल कहाँ है | hospitel | स्वास्थ्य केंद्र | स्वास्थ्य केन्द्र किधर है | दवाई चाही
    दवा की दुकान | बुखार है | पेट में दर्द है
    मेडिकल कैंप | I need a doctor | health center | ilaj kahan hoga`,
  ),
  said(
    'ambulance',
    `एम्बुलेंस | एंबुलेंस बुलाओ | अम्बुलेंस को फोन करो | एम्बुलेन्स चाहिए | ambulance bulao
    call an ambulance | 108 | १०८ | एक सौ आठ नंबर`,
  ),
  said('first-aid', `first aid | प्राथमिक उपचार`),
  said('fainting', `मेरी माँ बेहोश हो गई`),
  said('chest-pain', `दिल का दौरा पड़ा है | heart attack | सांस नहीं आ रही`),
  said('fall', `चोट लग गई`),
  said('blisters', `पैर में छाला पड़ गया`),
  said('vomiting', `उल्टी हो रही है`),
  said(
    'police',
    `पुलिस | पुलिस को बुलाओ | पुलिस कहां बा | थाना कहाँ है | मेरी जेब कट गई | मोबाइल चोरी हो गया
    चोर पकड़ो | police | police station | call the police | 112 | छेड़खानी कर रहा है
    मारपीट हो रही है`,
  ),
  said('fire', `दमकल बुलाओ | फायर ब्रिगेड | fire brigade`),
  said('burns', `आग लग गई | पंडाल में आग लग गई है | aag lagi hai`),
  said(
    'missing-person',
    `मेरा बच्चा खो गया | मेरी बच्ची खो गई है | बेटा नहीं मिल रहा | लइका हेरा गइल | बउआ हेरा गेलई
    माँ बिछड़ गई | पापा बिछुड़ गए हैं | mera bachcha kho gaya | my child is lost | missing child
    बच्चा गुम हो गया
    मेरा बच्चा मेले में खो गया है | I lost my son | बिटिया भीड़ में छूट गई`,
  ),
  said(
    'looks-lost',
    `कोई भटका हुआ | यहाँ कोई भटका हुआ है | बच्चा अकेला है | bachcha akela | एक बच्ची अकेली रो रही है | बुजुर्ग अकेले भटक रहे हैं
    child alone | a child is crying | somebody looks lost | कोई बिछड़ा लगता है`,
  ),
  said(
    'lost-found',
    `खोया पाया | खोया पाया केंद्र कहाँ है | मेरा मोबाइल खो गया | पर्स गुम हो गया | झोला हेरा गेल
    बैग छूट गया | lost and found | I lost my bag | mera phone kho gaya | सामान खो गया है
    एक पर्स मिला है`,
  ),
  said('help', `मदद | मदद करो | बचाओ बचाओ | help | emergency | आपातकालीन नंबर | सहायता चाहिए`),
  said(
    'control-room',
    `कंट्रोल रूम | control room ka number | नियंत्रण कक्ष | हेल्प डेस्क | help desk | 155304
    हेल्पलाइन नंबर`,
  ),
  said(
    'centralised-contact',
    `संपर्क नंबर | सम्पर्क | अधिकारी का नंबर | डीएम साहब का नंबर | contacts | phone number
    नगर निगम का फोन नंबर | afsar ka number`,
  ),
  said(
    'mela-route',
    `मेला मार्ग | मेला रूट | रास्ता कहां है | रस्ता बताइए | मंदिर कैसे जाएं | मंदिर का रास्ता
    पहलेजा घाट से रास्ता | कांवड़ पथ | route map | route for mela | rasta batao
    how to reach the temple | मैप दिखाओ`,
  ),
  said(
    'parking',
    `पार्किंग | गाड़ी कहाँ लगाएं | गाड़ी कहां लगाबई | parkin | मोटरसाइकिल कहाँ खड़ी करें
    car parking | gadi khadi karni hai | बाइक स्टैंड`,
  ),
  said(
    'bhandara',
    `भंडारा | भण्डारा कहां है | खाना कहाँ मिलेगा | भूख लगी है | भोजन कहाँ मिलतई | बंडारा
    khana kahan milega | langar | free food | where can I eat | प्रसाद कहाँ बंट रहा है | चाय नाश्ता`,
  ),
  said(
    'rest-room',
    `विश्राम गृह | आराम करना है | थक गए हैं | सुस्ताय के जगह | बैठने की जगह | where is the rest room
    restroom | aaram karne ki jagah | रैन बसेरा`,
  ),
  said(
    'dharamshala',
    `धर्मशाला | धरमसाला कहां बा | धर्म शाला | dharmsala | dharamshala near temple
    धर्मशाला में कमरा मिलेगा`,
  ),
  said('shivir', `शिविर | सेवा शिविर कहाँ है | शिबिर | कांवरिया शिविर | kanwariya camp | कैंप किधर है | टेंट सिटी`),
  said(
    'paid-hotels',
    `होटल | होटल में कमरा चाहिए | लॉज | hotel | hotel near temple | रहने के लिए होटल | ठहरने की जगह
    room chahiye`,
  ),
  said(
    'atm',
    `एटीएम | ए टी एम | ATM कहाँ है | atm machine near me | पैसा निकालना है | paisa nikalna hai | बैंक
    कैश चाहिए`,
  ),
  said(
    'crowd-status',
    `भीड़ | भीड़ कितनी है | मंदिर में भीड़ है क्या | भीड़ की स्थिति
    crowd | bheed kitni hai | how crowded is the temple`,
  ),
  said(
    'queue',
    `कतार कितनी लंबी है | लाइन में कितना टाइम लगेगा | कतार कहाँ तक है | how long is the queue | waiting time`,
  ),
  said(
    'weather',
    `मौसम | आज का मौसम कैसा है | बारिश होगी क्या | बरखा होतई | तापमान | weather | will it rain
    हवा की गुणवत्ता | mausam`,
  ),
  said(
    'events',
    `कार्यक्रम | आरती का समय | आरती कितने बजे है | जलाभिषेक का समय | मेला कब शुरू होगा | events
    aarti time | schedule | सोमवारी कब है`,
  ),
  said('history', `इतिहास | मंदिर का इतिहास | बाबा गरीबनाथ की कहानी | history of the temple | itihas`),
  said(
    'attractions',
    `घूमने की जगह | आकर्षण स्थल | दर्शनीय स्थल | attractions | places to visit | लीची बागान | मोतीझील
    ghumne ki jagah`,
  ),
  said('virtual-pooja', `पूजा | पूजा करनी है | वर्चुअल पूजा | online puja | virtual pooja | ऑनलाइन जल चढ़ाना है`),
  said(
    'live-darshan',
    `लाइव दर्शन | दर्शन | बाबा के दर्शन करने हैं | दरसन | live darshan | live aarti | आरती देखनी है
    aarti`,
  ),
  said('bhajan', `भजन | शिव भजन सुनाओ | बोल बम गीत | bhajan | shiv bhajan playlist`),
  said('mela-quiz', `क्विज | मेला क्विज़ खेलना है | प्रश्नोत्तरी | quiz | mela quiz`),
  said(
    'photo-contest',
    `फोटो प्रतियोगिता | फोटो प्रतियोगिता में भाग लेना है | photo contest | फोटो भेजना है
    contest mein photo bhejna hai`,
  ),
  said('gallery', `गैलरी | फोटो गैलरी | मेले की तस्वीरें | photo gallery | show me photos | tasveer dekhni hai`),
  said('camera-filters', `कैमरा फिल्टर | तिलक वाला फिल्टर | सेल्फी | camera filter | shiva filter`),
  said('feedback', `सुझाव देना है | फीडबैक | feedback | राय देनी है`),
  said('complaints', `शिकायत | शिकायत करनी है | गंदगी की शिकायत | complaint | shikayat darj karo`),
  said(
    'nothing',
    `company office | namaste | हैलो हैलो माइक टेस्टिंग | आज सचिन ने कितने रन बनाए
    शेयर बाजार का भाव | बूट पॉलिश | पनीर की सब्जी बनाओ | डाकू और राजा | अमिताभ बच्चन की नई फिल्म
    एक दो तीन चार | who is the prime minister | what is the capital of France | बिटकॉइन खरीदना है
    लाल किला कहाँ है | asdfghjkl | 🙂 | ... | मोबाइल रिचार्ज | हिमालय की ऊंचाई | policy bazaar
    waterloo | तुम्हारा नाम क्या है | पाणिनि का व्याकरण | parliament`,
  ),
]

function said(want: string, text: string): SpokenExamples {
  return { want, say: text.split(/[|\n]/).map(phrase => phrase.trim()) }
}
