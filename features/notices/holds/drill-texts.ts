import { defineTexts } from '#common/text.ts'

export const drillTexts = defineTexts({
  title: { en: 'Rehearse a hold', hi: 'रोक लगाने का अभ्यास' },
  lead: {
    en: 'A crowd grows in pictures. Choose its level, hold, read the words aloud, release. Each step is timed.',
    hi: 'चित्रों में भीड़ बढ़ती है। भीड़ चुनें, रोक लगाएँ, शब्द ज़ोर से पढ़ें, फिर खोलें। हर कदम का समय गिना जाता है।',
  },
  start: { en: 'Start the rehearsal', hi: 'अभ्यास शुरू करें' },
  again: { en: 'Once more', hi: 'एक बार और' },
  stop: { en: 'End the rehearsal', hi: 'अभ्यास बंद करें' },
  only: {
    en: 'A rehearsal: nothing is held, and nobody is told.',
    hi: 'यह अभ्यास है: कोई रोक नहीं लगती, और किसी को नहीं बताया जाता।',
  },
  place: { en: 'Rehearsal gate', hi: 'अभ्यास का द्वार' },
  scene: { en: '{place}: so many people on one square metre', hi: '{place}: एक वर्ग मीटर में इतने लोग' },
  level: { en: 'Which picture is it?', hi: 'यह कौन-सा चित्र है?' },
  people: { en: '{n} people', hi: '{n} लोग' },
  wrong: { en: 'Not this one. Look again.', hi: 'यह नहीं। फिर से देखें।' },
  hold: { en: 'Hold: for how many minutes?', hi: 'रोक लगाएँ: कितने मिनट?' },
  speak: { en: 'Read it aloud in both languages', hi: 'दोनों भाषाओं में ज़ोर से पढ़ें' },
  spoken: { en: 'I have read it', hi: 'पढ़ दिया' },
  release: { en: 'It has thinned out. Release.', hi: 'भीड़ छँट गई। अब खोलें।' },
  done: { en: 'Done in {n} seconds', hi: '{n} सेकंड में पूरा हुआ' },
  was: { en: 'last time {n} s', hi: 'पिछली बार {n} सेकंड' },
  seconds: { en: '{n} s', hi: '{n} सेकंड' },
  stepLevel: { en: 'Level chosen', hi: 'भीड़ चुनी' },
  stepHold: { en: 'Held', hi: 'रोक लगाई' },
  stepSpeak: { en: 'Read aloud', hi: 'पढ़कर सुनाया' },
  stepRelease: { en: 'Released', hi: 'खोला' },
  all: { en: 'In all', hi: 'कुल' },
  first: { en: 'This was the first time on this console.', hi: 'इस कंसोल पर यह पहली बार था।' },
})
