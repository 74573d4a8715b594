/** Hindi translations of the import's error messages, which are English; {1}, {2} are inserted values. */
const reasons: readonly (readonly [said: RegExp, hindi: string])[] = [
  [/^is empty$/, 'खाली है'],
  [/^is empty, and there is no e-mail either$/, 'खाली है, और ईमेल भी नहीं है'],
  [/^is empty while (\w+) is given$/, 'खाली है, जबकि {1} दिया है'],
  [/^is empty while the other language is given$/, 'खाली है, जबकि दूसरी भाषा में लिखा है'],
  [/^is given without a position$/, 'लोकेशन के बिना दिया है'],
  [/^is longer than (\d+) characters.*$/, '{1} अक्षरों से लंबा है'],
  [/^holds a line break or an invisible character$/, 'इसमें नई पंक्ति या न दिखने वाला अक्षर है'],
  [/^starts like a spreadsheet formula$/, 'स्प्रेडशीट के सूत्र जैसा शुरू होता है'],
  [/^is not one of (.+)$/, 'इनमें से कोई नहीं: {1}'],
  [/^is not a number$/, 'संख्या नहीं है'],
  [/^is not a whole number$/, 'पूरी संख्या नहीं है'],
  [/^is not between (.+) and (.+)$/, '{1} और {2} के बीच नहीं है'],
  [/^is not a phone number$/, 'फ़ोन नंबर नहीं है'],
  [
    /^a spreadsheet has changed this number: format the column as text and type it again$/,
    'स्प्रेडशीट ने यह नंबर बदल दिया है: कॉलम का फ़ॉर्मैट टेक्स्ट करें और नंबर फिर से लिखें',
  ],
  [/^is not an e-mail address$/, 'सही ईमेल नहीं है'],
  [/^is not a web address$/, 'वेब लिंक नहीं है'],
  [/^does not start with (https:)$/, '{1} से शुरू नहीं होता'],
  [/^holds a user name$/, 'इसमें यूज़र नाम है'],
  [/^lat and lng look swapped$/, 'lat और lng आपस में बदल गए लगते हैं'],
  [/^the position lies outside Bihar$/, 'यह लोकेशन बिहार से बाहर है'],
  [/^the same \w+ and name as line (\d+)$/, 'पंक्ति {1} में यही प्रकार और नाम है'],
  [/^no column of this name is known$/, 'इस नाम का कोई कॉलम नहीं होता'],
  [/^this column is missing$/, 'यह कॉलम नहीं है'],
  [/^this column stands there twice$/, 'यह कॉलम दो बार है'],
  [/^(\d+) cells where the first line has (\d+)$/, '{1} खाने हैं, पहली पंक्ति में {2} हैं'],
  [/^a quotation mark is not closed.*$/, 'उद्धरण चिह्न बंद नहीं है, या खाने के बीच में है'],
  [/^not UTF-8 from here.*$/, 'यहाँ से फ़ाइल UTF-8 नहीं है; CSV UTF-8 में सहेजें'],
  [/^the file is UTF-16.*$/, 'फ़ाइल UTF-16 है; CSV UTF-8 में सहेजें'],
  [/^the file is empty$/, 'फ़ाइल खाली है'],
  [/^the file is larger than (\d+) MB$/, 'फ़ाइल {1} एमबी से बड़ी है'],
  [/^the file has more than (\d+) rows$/, 'फ़ाइल में {1} से ज़्यादा पंक्तियाँ हैं'],
]

/** The translation of a message; undefined for an unknown one, which is then shown in English. */
export function inHindi(reason: string): string | undefined {
  for (const [said, hindi] of reasons) {
    const found = said.exec(reason)
    if (found) return hindi.replace(/\{(\d)\}/g, (_, place: string) => found[Number(place)] ?? '')
  }
  return undefined
}
