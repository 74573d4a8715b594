import { defineTexts } from '#common/text.ts'

export const waterWiresTexts = defineTexts({
  lead: {
    en: 'Where one may bathe, how deep the water is, and how high a vehicle may be.',
    hi: 'कहाँ नहा सकते हैं, पानी कितना गहरा है, और गाड़ी कितनी ऊँची हो सकती है।',
  },
  failed: { en: 'This could not be loaded', hi: 'यह नहीं मिल सका' },
  danger: { en: 'In danger now', hi: 'अभी खतरा हो तो' },
  drowning: { en: 'Somebody is drowning', hi: 'कोई डूब रहा है' },
  shock: { en: 'Electric shock', hi: 'बिजली का झटका' },
  heat: { en: 'Heat stroke', hi: 'लू लग गई' },
  rescue: { en: 'Rescue', hi: 'बचाव' },
  bathing: { en: 'Bathing places', hi: 'नहाने की जगहें' },
  river: { en: 'River', hi: 'नदी' },
  wire: { en: 'Wires and bars over roads', hi: 'सड़क के ऊपर तार और बैरियर' },
  open: { en: 'Open for bathing', hi: 'नहाने के लिए खुला' },
  shut: { en: 'Shut: do not go into the water', hi: 'बंद: पानी में न उतरें' },
  unknown: {
    en: 'Nobody has said whether it is safe. Ask before you go in.',
    hi: 'पानी में उतरना ठीक है या नहीं, यह किसी ने नहीं बताया। पहले पूछ लें।',
  },
  stale: {
    en: 'There has been no report since then. Ask before you go in.',
    hi: 'तब से किसी ने नहीं बताया। पानी में उतरने से पहले पूछ लें।',
  },
  deep: { en: 'About {m} m deep', hi: 'पानी करीब {m} मीटर गहरा' },
  overChild: { en: 'Over the head of a child', hi: 'बच्चे के सिर से ऊपर' },
  overHead: { en: 'Over the head of a grown-up', hi: 'बड़ों के सिर से ऊपर' },
  level: { en: '{m} m at its mark', hi: 'निशान पर {m} मीटर' },
  high: { en: 'Vehicles up to {m} m', hi: '{m} मीटर तक ऊँची गाड़ी' },
  higher: {
    en: 'Higher vehicles, flags and poles do not pass. Keep well away from wires.',
    hi: 'इससे ऊँची गाड़ी, झंडा या डंडा न ले जाएँ। तार से दूर रहें।',
  },
  noHeight: {
    en: 'Nobody has said how high it is. Do not drive under it until somebody has looked. Keep well away from wires.',
    hi: 'इसकी ऊँचाई किसी ने नहीं बताई। जब तक वहाँ कोई देख न ले, इसके नीचे से गाड़ी न निकालें। तार से दूर रहें।',
  },
  said: { en: 'Told {when} by: {source}', hi: '{when} बताया गया, स्रोत: {source}' },
  noBathing: {
    en: 'No bathing place is known yet. Ask the help desk before you go into any water.',
    hi: 'नहाने की कोई जगह अभी मालूम नहीं है। पानी में उतरने से पहले हेल्प डेस्क से पूछें।',
  },
  noWire: {
    en: 'No height of a wire is known yet. Keep poles, flags and people on top of a vehicle away from every wire.',
    hi: 'किसी तार की ऊँचाई अभी मालूम नहीं है। डंडा, झंडा और गाड़ी की छत पर बैठे लोग हर तार से दूर रहें।',
  },
  helpDesk: { en: 'Help desk', hi: 'हेल्प डेस्क' },
  add: { en: 'Add', hi: 'नया जोड़ें' },
  cm: { en: '{n} cm', hi: '{n} सेमी' },
  change: { en: 'How it is now', hi: 'अभी कैसा है' },
  staffLead: {
    en: 'Say again each day how it is: an old word counts as none. Only what somebody saw or measured.',
    hi: 'हर दिन फिर बताएँ कि अभी कैसा है, पुरानी बात नहीं गिनी जाती। वही लिखें जो किसी ने देखा या नापा हो।',
  },
})
