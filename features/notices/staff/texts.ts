import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  lead: {
    en: 'Stands on top of every screen of the guide within two seconds, and stays on phones without a network.',
    hi: 'दो सेकंड में गाइड के हर पेज पर सबसे ऊपर दिखती है, और बिना नेटवर्क वाले फ़ोन पर भी रहती है।',
  },
  level: { en: 'How urgent', hi: 'कितनी ज़रूरी' },
  inHindi: { en: 'In Hindi', hi: 'हिन्दी में' },
  inEnglish: { en: 'In English', hi: 'अंग्रेज़ी में' },
  bothNeeded: { en: 'Write it in both languages', hi: 'दोनों भाषाओं में लिखें' },
  shownFor: { en: 'Shown for', hi: 'कितनी देर दिखे' },
  hours: { en: '{hours} h', hi: '{hours} घंटे' },
  days: { en: '{days} days', hi: '{days} दिन' },
  tell: { en: 'Tell everybody', hi: 'सबको बताएँ' },
  save: { en: 'Save the change', hi: 'बदलाव सहेजें' },
  again: { en: 'Tell again', hi: 'फिर बताएँ' },
  change: { en: 'Change', hi: 'बदलें' },
  end: { en: 'End now', hi: 'अभी हटाएँ' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  preview: { en: 'How it will look', hi: 'ऐसा दिखेगा' },
  now: { en: 'Shown now', hi: 'अभी दिख रही' },
  none: { en: 'Nothing is told now', hi: 'अभी कोई सूचना नहीं' },
  past: { en: 'Earlier notices', hi: 'पुरानी सूचनाएँ' },
  until: { en: 'until {time}', hi: '{time} तक' },
  told: { en: 'Everybody is told', hi: 'सबको बता दिया गया' },
  ended: { en: 'The notice is gone', hi: 'सूचना हटा दी गई' },
  failed: { en: 'Not saved. What you wrote is still here.', hi: 'सहेजा नहीं गया। आपका लिखा हुआ यहीं है।' },
  changedMeanwhile: {
    en: 'Somebody else changed this notice meanwhile. Below is what you wrote; the list shows theirs.',
    hi: 'इस बीच किसी और ने यह सूचना बदल दी। नीचे आपका लिखा है; सूची में उनका बदलाव है।',
  },
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
})
