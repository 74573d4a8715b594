import { defineTexts } from '#common/text.ts'

export const liveDarshanStaffTexts = defineTexts({
  now: {
    en: 'A stream is on now. A change shows at once on every phone that has the page open.',
    hi: 'अभी प्रसारण चालू है। जिन फ़ोन पर यह पेज खुला है, उन पर बदलाव तुरंत दिखेगा।',
  },
  none: {
    en: 'No stream is on. Visitors see the aarti times.',
    hi: 'अभी कोई प्रसारण नहीं है। लोगों को आरती का समय दिखता है।',
  },
  kind: { en: 'Kind of stream', hi: 'प्रसारण का प्रकार' },
  youtube: { en: 'YouTube', hi: 'YouTube' },
  hls: { en: 'HLS', hi: 'HLS' },
  frame: { en: 'Other player', hi: 'दूसरी साइट का वीडियो' },
  url: { en: 'Address', hi: 'लिंक' },
  youtubeHint: {
    en: 'Link of the video, the live broadcast or the channel.',
    hi: 'वीडियो, लाइव प्रसारण या चैनल का लिंक।',
  },
  hlsHint: {
    en: 'Address of the playlist, ending in .m3u8, over https.',
    hi: 'प्लेलिस्ट का https लिंक।',
  },
  frameHint: {
    en: 'Address of a page that shows only the player, over https. It is never marked LIVE: it does not tell whether it plays.',
    hi: 'ऐसे पेज का https लिंक जिसमें सिर्फ़ वीडियो हो। इस पर लाइव नहीं लिखा जाता, क्योंकि यह नहीं बताता कि चल रहा है या नहीं।',
  },
  soundUrl: { en: 'Address of the sound alone', hi: 'सिर्फ़ आवाज़ का लिंक' },
  soundHint: {
    en: 'A playlist without picture, for weak networks.',
    hi: 'बिना वीडियो की प्लेलिस्ट, कमज़ोर नेटवर्क के लिए।',
  },
  invalid: {
    en: 'This address cannot be played. Only https addresses of the chosen kind.',
    hi: 'यह लिंक नहीं चलेगा। चुने हुए प्रकार का सिर्फ़ https लिंक लिखें।',
  },
  save: { en: 'Show this stream', hi: 'यह प्रसारण दिखाएँ' },
  end: { en: 'End the stream', hi: 'प्रसारण हटाएँ' },
})
