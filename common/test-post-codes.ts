const spellings = (text: string): readonly string[] => text.split(' | ')

/**
 * Codes as people say and mistype them, keyed by the post that is meant. The posts: letters A B F G J K M R W, numbers 01 to
 * 50.
 */
export const rightCodes: Readonly<Record<string, readonly string[]>> = {
  G27: [
    ...spellings(
      'G27 | g 27 | G-27 | G–27 | G.27 | G/27 | G_27 | (G 27) | "G27" | G  27 | G\u00a027 | Ｇ２７ | G, 27 | #G27',
    ),
    ...spellings('G२७ | जी २७ | जी२७ | G027 | g 2 7 | gee 27 | ji 27 | jee 27 | जी\u200d 27 | G27। | G 27?'),
    ...spellings(
      'gee twenty-seven | G twenty seven | g twentyseven | GEE TWENTY SEVEN | gee two seven | g two 7 | ji twenty 7',
    ),
    ...spellings('ji sattais | jii satais | ji sattaees | ji sataais | gee sattais | jisattais'),
    ...spellings('जी सत्ताईस | जी सत्ताइस | जी सताइस | जीसत्ताईस | जी सत्ता ईस | जी दो सात | जी दो 7'),
    ...spellings('post G 27 | Post g27 | pole no. G-27 | near G27 | i am at G 27 | khamba number ji sattais'),
    ...spellings('main ji sattais ke paas hoon | पोस्ट जी 27 | खंभा नंबर जी सत्ताईस | खम्भा जी 27 | G 27 पोस्ट'),
    ...spellings('मैं जी 27 के पास हूँ | मैं G27 पर हूँ | जी 27 कहाँ है | खंभे जी सत्ताईस पर'),
  ],
  G07: spellings('G7 | g 7 | G 07 | जी सात | जी 7 | जी ०७ | जी शून्य सात | gee seven | gee zero seven'),
  G29: spellings('जी उनतीस | ji untis'),
  G39: spellings('जी उनतालीस | ji untalis'),
  A12: spellings('a 12 | ए बारह | ए १२ | ay twelve | post A 12'),
  B05: spellings('बी पाँच | बी पांच | bee five | bi paanch | b-05'),
  F33: spellings('एफ तैंतीस | एफ तेंतीस | ef thirty three | एफ़ 33 | ef tentis'),
  J27: spellings('j 27 | जे सत्ताईस | jay twenty seven | je sattais'),
  K44: spellings('के चौवालीस | के चवालीस | kay forty four | के 44 | के पास के 44'),
  M16: spellings('एम सोलह | em sixteen | एम १६'),
  R38: spellings('आर अड़तीस | आर अडतीस | ar thirty eight | aar adtis'),
  W21: spellings('डब्ल्यू इक्कीस | डब्लू 21 | डबल यू 21 | double u 21 | double you twenty one'),
}

/** Ambiguous codes, with the posts they could mean. */
export const askedCodes: readonly (readonly [codes: string, said: readonly string[]])[] = [
  ['G27 J27', spellings('ge 27 | जै 27 | ge sattais | जै सत्ताईस | ge twenty seven')],
  ['G27', spellings('zee 27 | ghee 27 | घी 27 | ग 27 | जि 27 | गी 27 | C27 | T 27 | Z 27 | D27 | G72')],
  ['G27', spellings('g to seven | g 20 7 | जी सत्तईस | 27 G | 27G | 27 जी | ji satis | gee twenti sevn')],
  ['J27', spellings('ज 27 | जय 27 | जेय 27')],
  ['B05', spellings('भी पाँच | be 5')],
  ['G07', spellings('GO7 | G O7 | ji saath')],
  ['G21', spellings('G 2I | G2l')],
  ['G17', spellings('GI7 | Gl7')],
  ['G20', ['G2O']],
  ['A12', spellings('E 12 | H12')],
  ['F33', spellings('S33 | X 33')],
  ['M16', spellings('N16 | एन सोलह')],
]

/** Texts that are no code. */
export const noCodes: readonly string[] = [
  ...[
    '',
    ...spellings(
      'G | 27 | जी | G 127 | G 1234 | GG 27 | 27 27 | G27 G28 | G- | BR06G2745 | सत्ताईस | गाड़ी 27',
    ),
  ],
  ...spellings(
    'help | पानी | where is water | 108 | 155304 | एक सौ आठ | जी हाँ | ji namaste | मेरा बच्चा खो गया',
  ),
]
