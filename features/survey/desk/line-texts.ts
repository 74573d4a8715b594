import { defineTexts } from '#common/text.ts'

export const lineTexts = defineTexts({
  title: { en: 'Line of the route', hi: 'रास्ते की रेखा' },
  straight: {
    en: 'The guide shows straight lines between the stops whose position is known. They are approximate.',
    hi: 'गाइड में अभी उन पड़ावों के बीच सीधी रेखाएँ हैं जिनकी लोकेशन पता है। वे अनुमान से हैं।',
  },
  taken: {
    en: 'The guide shows what was recorded on the ground: {km} km, accurate to {m} m. Taken over by {who}, {when}.',
    hi: 'गाइड में मौके पर दर्ज रास्ता है: {km} किमी, {m} मीटर तक सही। गाइड में लिया: {who}, {when}।',
  },
  undo: { en: 'Undo: show the earlier line', hi: 'वापस लें: पहले वाली रेखा दिखाएँ' },
  walks: { en: 'Recorded walks to use', hi: 'दर्ज किए गए रास्ते, जो लेने हैं' },
  walk: { en: '{walker}, {when}: {km} km, to {m} m', hi: '{walker}, {when}: {km} किमी, {m} मीटर तक सही' },
  together: { en: 'Together: {km} km, accurate to {m} m.', hi: 'मिलाकर: {km} किमी, {m} मीटर तक सही।' },
  gaps: {
    en: 'Where nobody recorded the route the earlier line stays, marked as approximate.',
    hi: 'जहाँ रास्ता दर्ज नहीं हुआ, वहाँ पहले वाली रेखा रहेगी और उस पर “अनुमान से” लिखा होगा।',
  },
  take: { en: 'Take over as the line of the route', hi: 'रास्ते की रेखा के रूप में लें' },
})

/** Why recorded walks cannot be the line (way.ts). */
export const faultTexts = defineTexts({
  'line-short': {
    en: 'Less than 500 m was recorded without a gap: that makes no line yet. Choose a longer walk.',
    hi: 'बिना रुकावट 500 मीटर से कम दर्ज हुआ है: इससे रेखा नहीं बनती। कोई लंबा रास्ता चुनें।',
  },
  'line-far': {
    en: 'A part of it is more than 4 km away from the route. Leave out the walk that went elsewhere.',
    hi: 'इसका एक हिस्सा रास्ते से 4 किमी से ज़्यादा दूर है। जो कहीं और गया, उसका निशान हटा दें।',
  },
  'line-absurd': {
    en: 'It goes to and fro: it is much longer than the way between its ends. Leave out the walk that went back.',
    hi: 'यह रेखा आगे-पीछे जाती है: अपने सिरों के बीच के रास्ते से बहुत लंबी है। जो वापस लौटा, उसका निशान हटा दें।',
  },
})
