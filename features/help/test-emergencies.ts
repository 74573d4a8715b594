/**
 * What pilgrims may say or type in an emergency, and the right answers. The phrases were written before the keyword lists were
 * read, and are not adapted to them: a failure is fixed by a matcher rule, or by a word that other people would use too.
 */
export type Said = readonly [rightAnswers: string, phrases: string]

/** Right answers are paths; `help` means any help page. Phrases are separated by `|`. */
export const emergencyPhrases: readonly Said[] = [
  [
    '/first-aid/snake-bite',
    `साँप ने काटा | सांप ने काट लिया | मेरे पापा को सांप ने डस लिया है | साप काट लिया पैर में
    एक कांवरिया को साँप काट लिया है जल्दी आइए | सर्प ने काटा है क्या करें | नाग ने डस लिया
    बच्चे को कीड़ा काट लिया सांप जैसा | सांप के काटने पर क्या करें | सर्पदंश | करैत काट लिया है
    saanp ne kaat liya | sanp kata hai | sap ne kaat liya pair me | samp kaat liya | nag ne das liya
    saap kaata | bhai ko saanp kaat liya help | snake bite | snakebite | snake has bitten my brother
    bitten by a snake | snek bite | a cobra bit him | my husband got a snak bite on foot
    what to do if snake bites | साँप डँस लेलक`,
  ],
  [
    '/first-aid/scorpion-sting',
    `बिच्छू ने काटा | बिच्छू ने डंक मार दिया | बिछु काट लिया | बिच्छु का डंक
    माँ को बिच्छू ने डंक मारा है बहुत दर्द है | bichhu ne kaat liya | bichu ne dank mara | bicchu kaata
    bichhoo kat liya | scorpion sting | scorpion bite | scorpian bit my hand | stung by a scorpion
    scorpio sting what to do | बिच्छा काट लेलक`,
  ],
  [
    '/first-aid/dog-bite',
    `कुत्ते ने काट लिया | कुत्ता काट लिया बच्चे को | कुत्ते ने काटा खून निकल रहा है | कुत्ता काट खाया
    आवारा कुत्ते ने पैर में काटा | बंदर ने काट लिया | kutte ne kaat liya | kutta kaat liya | kuta kata
    kutte ne kata hai injection kahan lagega | dog bite | a dog bit my son | dog has bitten me
    stray dog bites | got bit by dog | rabies ki sui kahan milegi | monkey bite | रेबीज का इंजेक्शन
    कुकुर काट लेलक`,
  ],
  [
    '/first-aid/bee-sting',
    `मधुमक्खी ने काट लिया | मधुमक्खियों ने हमला कर दिया | ततैया ने काट लिया | बर्रे ने डंक मारा
    मधुमखी काट लिया मुंह सूज गया | हड्डा काट लिया | madhumakkhi ne kaat liya | madhumakhi kata
    tataiya ne dank mara | bhaunra ne kaat liya | bee sting | bees attacked us | wasp sting on face
    honey bee bit me | stung by bees | hornet stung my child`,
  ],
  [
    '/first-aid/electric-shock',
    `करंट लग गया | बिजली का झटका लगा | बिजली का करंट लग गया है | करेंट लग गया बेटे को | खंभे से करंट लगा
    तार से चिपक गया है | पानी में करंट आ रहा है | बिजली का तार गिर गया | current lag gaya | karant lag gaya
    bijli ka jhatka | bijli ka current laga hai bhai ko | karent lga | khambe me current hai | electric shock
    electrocuted | someone got an electric shok | got shock from the pole | electrik shock
    live wire has fallen on the road | he touched a live wire`,
  ],
  [
    '/first-aid/heat-stroke',
    `लू लग गई | लू लग गया है | माँ को लू लग गई है | गर्मी से चक्कर आ रहा है | धूप से तबियत खराब हो गई
    बहुत तेज बुखार और गर्मी लग गई | धूप लग गयी है | गरमी लग गई | शरीर तप रहा है धूप में | loo lag gayi
    lu lag gaya | loo lag gai hai | lu lagne par kya kare | garmi lag gayi | dhoop lag gayi | heat stroke
    heatstroke | heat stork | sun stroke | sunstroke my mother | heat exhaustion | too hot feeling dizzy
    लू से कैसे बचें | dehydration ho gaya`,
  ],
  [
    '/first-aid/crush',
    `भगदड़ मच गई | भगदड़ | भीड़ में दब गए | भीड़ में दब रहा हूँ | लोग कुचल गए
    धक्का मुक्की हो रही है सांस नहीं आ रही | भीड़ में फंस गया हूं | मेरी माँ भीड़ में दब गई
    लोग एक दूसरे पर गिर रहे हैं | bhagdad mach gayi | bhagdar | bhagdarh ho gayi | bheed me dab gaya
    bhid me dab gya | bheed me fas gaye hai | log kuchal gaye | dhakka mukki | stampede | stampeed
    people are being crushed | crushed in the crowd | stuck in crowd cannot breathe | crowd is pushing
    i am being pressed in the crowd | dam ghut raha hai bheed me | दम घुट रहा है`,
  ],
  [
    '/first-aid/fall /first-aid/bleeding',
    `गिर गया | माँ गिर गई है | सीढ़ी से गिर गए | दादी फिसल कर गिर गई | पैर टूट गया | हड्डी टूट गई
    पैर में मोच आ गई | मोच आ गया | छत से गिर गया बच्चा | गिर कर चोट लगी | हाथ टूट गया है | gir gaya
    maa gir gayi | phisal gaya chot lagi | pair me moch aa gayi | haddi tut gayi | haath toot gaya
    gir gye sidhi se | fell down | my father fell down the steps | broken leg | fracture | sprained ankle
    slipped and fell | bone broken | fallen and cannot get up | leg is brokn | सर में चोट लगी है
    sar phat gaya | head injury`,
  ],
  [
    '/first-aid/drowning',
    `डूब रहा है | डूब गया | बच्चा पानी में डूब रहा है | नदी में डूब गया | घाट पर कोई डूब रहा है
    नहाते समय बह गया | गंगा में बह गए | तालाब में गिर गया | doob raha hai | dub gaya | doob gya nadi me
    ganga me koi dub raha hai | bachcha pani me gir gaya | bah gaya nadi me | drowning | someone is drowning
    drownig | a boy drowned in the river | fell in the river | my friend is drowning at the ghat
    swept away by river | डूबते हुए को कैसे बचाएं | डुब गेल`,
  ],
  [
    '/first-aid/fire /?help=fire',
    `आग लग गई | आग | आग लगी है टेंट में | पंडाल में आग लग गया | सिलेंडर में आग लग गई | सिलेंडर फट गया
    कपड़े में आग लग गई | जल गया हाथ | गरम तेल से जल गया | हाथ जल गया खौलते पानी से | दीये से साड़ी में आग लगी
    धुआं उठ रहा है | aag lag gayi | aag lagi hai | ag lag gai | tent me aag | haath jal gaya
    jal gayi garam pani se | cylinder phat gaya | cylinder blast | fire | fire in the tent | there is fire
    house on fire | clothes caught fire | burn | burnt my hand | burned by hot oil | fire brigade number
    दमकल | दमकल का नंबर | fayar brigade`,
  ],
  [
    '/first-aid/childbirth',
    `बच्चा होने वाला है | प्रसव पीड़ा | दर्द उठ रहा है गर्भवती को | मेरी पत्नी गर्भवती है दर्द हो रहा है
    डिलीवरी होने वाली है | पेट से है और खून आ रहा है | गर्भवती महिला को दर्द | पानी की थैली फट गई
    जच्चा को दर्द शुरू हो गया | प्रसव कहाँ होगा | baccha hone wala hai | bachha hone wala h
    delivery hone wali hai | garbhvati ko dard | pet se hai dard ho raha hai | prasav pida | labour pain
    labor pains started | my wife is pregnant and in pain | pregnent lady pain | pregnancy bleeding
    baby is coming | water broke | giving birth | child birth | delivery of baby happening now
    pregnant woman help`,
  ],
  [
    '/first-aid/fainting',
    `बेहोश हो गया | बेहोश हो गई माँ | चक्कर आ गया | चक्कर खाकर गिर गए | होश नहीं है | आँख नहीं खोल रहा
    कोई बेहोश पड़ा है | मूर्छित | बेहोशी | दौरा पड़ गया | मिर्गी का दौरा | गश खा गई | behosh ho gaya
    behos ho gya | chakkar aa gaya | chakar aa raha hai | hosh me nahi hai | mirgi ka daura | fainted
    my mother fainted | unconcious | unconscious man lying here | passed out | she is not waking up | faint
    fainting | feeling dizzy | seizure | fits | collapsed on the road`,
  ],
  [
    '/first-aid/chest-pain',
    `सीने में दर्द | छाती में दर्द | पापा के सीने में दर्द हो रहा है | दिल का दौरा | हार्ट अटैक
    हार्ट अटैक आया है | सांस नहीं ले पा रहे | सांस फूल रही है | छाती में जकड़न | साँस लेने में तकलीफ
    seene me dard | sine me dard | chhati me dard | chati me dard ho rha | dil ka daura | heart attack
    hart atack | heart atak | saans nahi aa rahi | sans phool rahi hai | chest pain | chestpain
    pain in chest | my father has chest pains | cant breathe | can't breathe | breathing problem
    difficulty breathing | difficulty in breathin | oxygen chahiye`,
  ],
  [
    '/first-aid/bleeding',
    `खून निकल रहा है | खून बह रहा है | बहुत खून बह रहा | खून नहीं रुक रहा | पैर कट गया | शीशे से पैर कट गया
    पैर में कांच चुभ गया | काँटा चुभ गया खून निकल रहा है | नाक से खून आ रहा है | चाकू लग गया
    khoon nikal raha hai | khun beh raha hai | khoon nahi ruk raha | pair kat gaya | pair me kaanch lag gaya
    naak se khoon | bleeding | heavy bleeding | blood is coming | bleding from leg | nose bleed
    cut my foot on glass | deep cut | wound | घाव हो गया है | चोट से खून | ghav se khoon`,
  ],
  [
    '/first-aid/blisters',
    `छाले पड़ गए | पैर में छाले | पाँव में छाले पड़ गए हैं | पैर में फफोले | पैरों में छाला हो गया
    तलवे में छाले चल नहीं पा रहा | chhale pad gaye | pair me chale | chaale par gaye pair me | pair me chhala
    phaphole | fafole pad gaye | blisters | blister on foot | blistrs | feet full of blisters
    my feet hurt from walking | sore feet | पैर छिल गया | paon me chhale`,
  ],
  [
    '/first-aid/poisoning /first-aid/vomiting',
    `जहर खा लिया | ज़हर पी लिया | बच्चे ने दवा पी ली | गलत दवा खा ली | खाना खाने के बाद उल्टी हो रही है
    खाने से तबीयत खराब सबको उल्टी | फूड पॉइजनिंग | कीटनाशक पी लिया | फिनाइल पी लिया | jahar kha liya
    zeher pi liya | jehar | food poisoning | food poisning | ulti ho rahi hai | ulti dast | poison
    poisoning | swallowed poison | child drank kerosene | vomiting after food | उल्टी दस्त
    ulti band nahi ho rahi`,
  ],
  [
    '/missing-person /?help=missing-person',
    `मेरा बच्चा खो गया है | बच्चा खो गया | बच्चा नहीं मिल रहा | मेरी बेटी गुम हो गई | माँ बिछड़ गई
    पिताजी नहीं मिल रहे | मेरे पापा खो गए हैं | दादी भीड़ में खो गई | मैं अपने परिवार से बिछड़ गया हूँ
    हमार बेटा हेरा गेल | बाबूजी हेरा गइलन | मेरी पत्नी नहीं मिल रही है | बूढ़ी माँ गुम हो गई | बच्ची लापता है
    बेटवा भुला गईल | साथी बिछड़ गया | मेरा भाई लापता | गुमशुदा व्यक्ति | भीड़ में बच्चा छूट गया
    एक बच्चा अकेला रो रहा है | baccha kho gaya | bacha kho gya | bachcha nahi mil raha | beta gum ho gaya
    beti kho gayi hai | maa kho gayi | mummy kho gayi | papa nahi mil rahe | mere pitaji bichad gaye
    pati kho gaye | patni bichhad gayi | main kho gaya hun | ham bhatak gaye | lost child | my child is lost
    child missing | missing child | missing person | lost my mother | my mother is missing
    cant find my father | can not find my son | i lost my wife in crowd | my daughter is missing
    lost my family | los my kid | found a lost child | a child is crying alone | my grandmother is lost
    i am lost | mising person | khoya hua baccha | gumshuda | bachha gum gya | dost bichad gaya`,
  ],
  [
    'help',
    `मदद करो | बचाओ | बचाओ बचाओ | कोई है मदद कीजिए | एम्बुलेंस बुलाओ | एंबुलेंस चाहिए | एम्बुलेंस का नंबर
    दुर्घटना हो गई | गाड़ी से टक्कर हो गई | एक्सीडेंट हो गया | आपातकाल | इमरजेंसी | मर रहा है | bachao
    madad chahiye | ambulance | ambulence bulao | ambulans number | emergency | emergancy | accident
    accident ho gaya | help me | sos | save me | someone is dying | हादसा हो गया | police ko bulao
    पुलिस का नंबर | छेड़खानी हो रही है | कोई मेरा पीछा कर रहा है | लड़ाई हो रही है मार रहे हैं
    chori ho gayi police | someone is following me | डॉक्टर को बुलाओ | doctor chahiye jaldi`,
  ],
]
