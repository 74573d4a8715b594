import { defineTexts } from '#common/text.ts'

export const sendersTexts = defineTexts({
  lead: {
    en: 'What came in far larger numbers than on ordinary days. Nobody was refused. Look at the reports of one network together, and close the false ones at once.',
    hi: 'जो आम दिनों से बहुत ज़्यादा आया, वह यहाँ दिखता है। किसी को रोका नहीं गया। एक नेटवर्क की सूचनाएँ एक साथ देखें, और झूठी सूचनाएँ एक बार में बंद करें।',
  },
  calm: { en: 'Nothing unusual in the last hour', hi: 'पिछले एक घंटे में कुछ असामान्य नहीं' },
  loadFailed: { en: 'The numbers could not be loaded', hi: 'आँकड़े नहीं मिल सके' },
  unusual: {
    en: '{count} in {seconds} s, from {networks} networks',
    hi: '{seconds} सेकंड में {count}, {networks} नेटवर्क से',
  },
  unusualOne: {
    en: '{count} in {seconds} s, from one network',
    hi: '{seconds} सेकंड में {count}, एक ही नेटवर्क से',
  },
  works: {
    en: 'New phones there first solve a small task, which takes up to {s} s.',
    hi: 'वहाँ के नए फ़ोन को भेजने से पहले एक छोटा काम करना पड़ता है, जिसमें {s} सेकंड तक लगते हैं।',
  },
  waits: { en: 'Not closed yet, from the last {n} hours', hi: 'पिछले {n} घंटे की, जो अभी बंद नहीं हुईं' },
  nothingWaits: {
    en: 'No open report of a visitor from the last {n} hours',
    hi: 'पिछले {n} घंटे की कोई खुली सूचना नहीं',
  },
  all: { en: 'Tick all networks', hi: 'सब नेटवर्क चुनें' },
  moreNetworks: { en: 'Show {n} more networks', hi: '{n} नेटवर्क और दिखाएँ' },
  similar: { en: 'Similar words, from any network', hi: 'मिलते-जुलते शब्द, चाहे जिस नेटवर्क से' },
  network: { en: 'Network {n}', hi: 'नेटवर्क {n}' },
  fromPhones: { en: '{reports} reports · {phones} phones', hi: '{reports} सूचनाएँ · {phones} फ़ोन' },
  between: { en: '{from} to {to}', hi: '{from} से {to}' },
  look: { en: 'Look at them', hi: 'देखें' },
  fold: { en: 'Fold', hi: 'समेटें' },
  keepHint: {
    en: 'Any of them may be true. Untick the ones that should stay open.',
    hi: 'इनमें कोई सच्ची भी हो सकती है। जिसे खुला रखना है, उसका निशान हटाएँ।',
  },
  phone: { en: 'phone {n}', hi: 'फ़ोन {n}' },
  noWords: { en: 'no words', hi: 'कुछ लिखा नहीं' },
  moreReports: { en: '{n} older ones are not shown here.', hi: '{n} पुरानी सूचनाएँ यहाँ नहीं दिखाई गईं।' },
  close: { en: 'Close {n} together', hi: '{n} एक साथ बंद करें' },
  closeHint: {
    en: 'What somebody has taken stays open. You can undo it.',
    hi: 'जिसका ज़िम्मा किसी ने लिया है, वह खुली रहेगी। आप इसे वापस ले सकते हैं।',
  },
  failed: { en: 'Not done.', hi: 'नहीं हो सका।' },
  closedTitle: { en: 'Closed together in the last 24 hours', hi: 'पिछले 24 घंटे में एक साथ बंद' },
  closedBy: { en: '{n} closed by {name} at {time}', hi: '{name} ने {time} {n} बंद कीं' },
  undo: { en: 'Undo', hi: 'वापस लें' },
  figures: { en: 'All numbers of the last ten minutes', hi: 'पिछले दस मिनट के सब आँकड़े' },
  figuresHint: {
    en: 'In brackets: what ten ordinary minutes bring at most.',
    hi: 'कोष्ठक में: आम दस मिनट में ज़्यादा से ज़्यादा कितना।',
  },
  kind: { en: 'What', hi: 'क्या' },
  together: { en: 'In all', hi: 'कुल' },
  busiest: { en: 'Busiest network', hi: 'सबसे व्यस्त नेटवर्क' },
  networks: { en: 'Networks', hi: 'नेटवर्क' },
})
