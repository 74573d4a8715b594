/** Right answers and phrases, as in `features/help/test-emergencies.ts`. */
export type Asked = readonly [rightAnswers: string, phrases: string]

/**
 * What pilgrims ask for on any day, written without having read the keyword lists. `stop:` with part of an English name is
 * a stop of the walk; `nothing` means 'not found'.
 */
export const servicePhrases: readonly Asked[] = [
  [
    '/facility/toilet /facility/bathroom',
    `शौचालय कहाँ है | टॉयलेट | टायलेट कहां है | लैट्रिन | बाथरूम जाना है | सुलभ शौचालय | पेशाब घर | toilet
    toilet kahan hai | toylet | latrine | bathroom | shauchalay | sauchalaya | washroom near me
    ladies toilet | महिला शौचालय | urinal | toilets nearby | wc`,
  ],
  [
    '/facility/drinking-water',
    `पानी कहाँ मिलेगा | पीने का पानी | पानी | प्यास लगी है | प्याऊ | चापाकल कहां है | पानी का नल | paani
    pani kahan hai | peene ka pani | pine ka paani chahiye | pyas lagi hai | water | drinking water | wter
    water point near me | where is water | nal kahan hai | RO का पानी`,
  ],
  [
    '/facility/health-centre /first-aid /first-aid/vomiting',
    `अस्पताल कहाँ है | हॉस्पिटल | हॅास्पिटल | हास्पिटल | डॉक्टर | दवा | दवाई की दुकान | दवाखाना | मेडिकल कैंप
    स्वास्थ्य शिविर | बुखार है | पेट दर्द | सर दर्द की दवा | hospital | hospitl | hospital kahan hai | doctor
    dactar | dawai | dawa chahiye | medical | medical camp | medicine | medicine shop | first aid
    प्राथमिक चिकित्सा | bukhar hai | fever | ORS कहाँ मिलेगा | health camp | pet me dard | stomach ache`,
  ],
  [
    '/?help=police',
    `पुलिस | पुलिस चौकी कहाँ है | थाना | police | police station | polis | thana kahan hai | police chowki`,
  ],
  [
    '/facility/parking',
    `पार्किंग कहाँ है | गाड़ी कहाँ लगाएँ | गाड़ी कहां खड़ी करें | मोटरसाइकिल कहाँ खड़ी करूँ
    बस कहाँ पार्क करें | कार पार्किंग | पार्किंग | गाड़ी पार्क करनी है | parking | parking kahan hai | parkng
    car parking near me | where can i park | where may i park my car | gadi kahan lagaye
    gaadi kaha khadi kare | bike parking | gari parking | where is the parking | parking lot
    two wheeler parking | par king`,
  ],
  [
    '/facility/mela-route?view=back',
    `मेरी गाड़ी कहाँ है | मेरी कार नहीं मिल रही | मैंने गाड़ी कहाँ लगाई थी | गाड़ी भूल गया कहाँ खड़ी की
    मेरी मोटरसाइकिल कहाँ है | meri gadi kahan hai | meri car kidhar hai | gadi nahi mil rahi
    bike kahan khadi ki thi | where is my car | where did i park | find my car | find my vehicle
    where is my bike | i forgot where i parked | meri gaadi kaha h`,
  ],
  [
    '/?help=railway stop:Hajipur',
    `ट्रेन | ट्रेन कब है | रेलवे स्टेशन | स्टेशन कहाँ है | रेलगाड़ी का समय | पटना की ट्रेन | train
    train kab hai | train time | railway station | station kahan hai | rail | next train to patna
    hajipur station | special train | टिकट खिड़की | platform`,
  ],
  [
    '/?help=control-room',
    `बस स्टैंड | बस कहाँ मिलेगी | पटना की बस | बस अड्डा | बस अड्डा कहां है | bus stand | bus stand kahan hai
    bus kab milegi | bus | bus stop | bus to patna | bas stand | buss stand | return bus`,
  ],
  [
    '/?help=control-room',
    `ऑटो | ऑटो कहाँ मिलेगा | आटो स्टैंड | ई रिक्शा | टेम्पो | auto | auto rickshaw | e rickshaw
    toto kahan milega | taxi`,
  ],
  [
    '/?help=control-room',
    `मोबाइल चार्ज करना है | चार्जिंग | चार्जिंग पॉइंट कहाँ है | फोन चार्ज कहां होगा | बैटरी खत्म हो रही है
    charging | charging point | mobile charge | phone charge karna hai | charger | battery low
    where can i charge my phone | mobail charging`,
  ],
  [
    '/?help=control-room',
    `जूते कहाँ रखें | चप्पल कहाँ रखें | जूता घर | चप्पल स्टैंड | जूता चप्पल रखने की जगह | joota kahan rakhe
    chappal stand | juta ghar | shoe stand | shoes | where to keep shoes | shoe rack | jute chappal`,
  ],
  [
    '/?help=control-room',
    `सामान कहाँ रखें | सामान घर | क्लोक रूम | cloak room | cloakroom | luggage | saman kahan rakhe | locker
    bag rakhne ki jagah`,
  ],
  [
    '/facility/dharamshala /facility/rest-room /facility/paid-hotels /facility/shivir',
    `रुकने की जगह | ठहरने की व्यवस्था | रात में कहाँ रुकें | धर्मशाला | होटल | सोने की जगह | विश्राम स्थल
    टेंट सिटी | rukne ki jagah | rukne ki jagah kahan hai | thaharne ki vyavastha | dharamshala | dharmshala
    hotel | hotal | lodge | place to stay | where can i sleep | night shelter | rest place
    aaram karne ki jagah | guest house | room chahiye`,
  ],
  [
    '/facility/bhandara',
    `खाना कहाँ मिलेगा | भोजन | भंडारा | लंगर | भूख लगी है | खाने की जगह | चाय | khana | khana kahan milega
    bhojan | bhandara | bhandara kahan hai | langar | food | food stall | fod | bhookh lagi hai
    prasad milega | free food | restaurant`,
  ],
  [
    '/facility/bathroom /facility/mela-route /water-and-wires stop:Pahleja',
    `नहाने की जगह | स्नान घाट | गंगा स्नान | नहाना है | घाट कहाँ है | nahane ki jagah | snan ghat | bathing
    ghat | pahleja ghat | bathing place`,
  ],
  [
    '/facility/mela-route /facility/mela-route?view=ahead stop:Garibnath',
    `रास्ता बताओ | मंदिर का रास्ता | मंदिर कैसे जाएँ | बाबा गरीबनाथ मंदिर कहाँ है | रूट | रूट मैप
    कितना किलोमीटर बाकी है | कांवर मार्ग | rasta | mandir ka rasta | garibnath mandir | temple route | route
    route map | map | way to temple | how far is the temple | raste me kya hai | kanwar marg | naksha | rute`,
  ],
  [
    '/queue /crowd-status /live-darshan /events',
    `लाइन कितनी लंबी है | कतार | भीड़ कितनी है | दर्शन में कितना समय लगेगा | कितनी भीड़ है | darshan
    line kitni hai | bheed kitni hai | queue | how long is the queue | waiting time | crowd | crowd status
    is it crowded now | darshan time | दर्शन का समय | dak bam | डाक बम`,
  ],
  [
    '/events /live-darshan',
    `आरती का समय | आरती कब है | आरती | aarti time | aarti kab hai | arti | puja time | evening aarti
    live aarti | live darshan | लाइव दर्शन`,
  ],
  [
    '/virtual-pooja /events',
    `पूजा | पूजा कैसे करें | पूजा विधि | ऑनलाइन पूजा | जल चढ़ाने की विधि | अभिषेक | puja | pooja | puja vidhi
    online puja | jal kaise chadhaye | virtual puja`,
  ],
  [
    '/history',
    `कथा | शिव कथा | सावन की कथा | मंदिर का इतिहास | बाबा गरीबनाथ की कहानी | इतिहास | katha | katha sunao
    history | history of temple | garibnath ki kahani | story | legend | mandir ka itihas`,
  ],
  ['/mela-quiz', `क्विज | प्रश्नोत्तरी | quiz | quiz khelna hai | kwiz | game`],
  [
    '/photo-contest',
    `रील प्रतियोगिता | फोटो प्रतियोगिता | contest | reel contest | video upload | photo contest | reels`,
  ],
  ['/gallery', `फोटो | गैलरी | तस्वीर देखनी है | gallery | photos | photo gallery`],
  [
    '/complaints',
    `शिकायत | शिकायत करनी है | गंदगी की शिकायत | complaint | complain | shikayat | shikayat darj`,
  ],
  ['/feedback', `सुझाव | फीडबैक | feedback | sujhav | feed back | suggestion`],
  [
    '/lost-found /?help=police',
    `मेरा मोबाइल खो गया | मेरा बैग खो गया | पर्स गिर गया | फोन चोरी हो गया | चाबी खो गई | mobile kho gaya
    purse kho gaya | bag gum ho gaya | lost my phone | lost bag | lost wallet | lost and found | खोया पाया
    khoya paya | found a purse | i lost my bag | aadhaar card kho gaya`,
  ],
  [
    '/?help=control-room /facility/centralised-contact',
    `हेल्पलाइन नंबर | हेल्पलाइन | कंट्रोल रूम | नियंत्रण कक्ष | सहायता केंद्र | पूछताछ | helpline
    helpline number | help desk | control room | phone number | contact | may i help you booth`,
  ],
  ['/#weather', `मौसम | बारिश होगी क्या | आज का मौसम | weather | mausam | barish | rain today | temperature`],
  ['/?help=control-room', `व्हीलचेयर | दिव्यांग सुविधा | wheelchair | divyang | wheel chair`],
  ['nothing', `दान | दान देना है | donate | donation`],
  ['/facility/atm', `एटीएम | एटीएम कहाँ है | atm | cash | paise nikalne hai`],
  ['/?help=control-room nothing', `दुकान | पूजा सामग्री | कांवर कहाँ मिलेगी | shop | pooja samagri | kanwar`],
  ['nothing', `स्वयंसेवक | volunteer | sevak`],
]
