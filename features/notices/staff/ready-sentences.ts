import type { Text } from '#common/text.ts'
import type { NoticeLevel } from '../texts.ts'

export const readyKinds = ['crowd', 'way', 'water', 'lost', 'weather', 'power', 'calm'] as const
export type ReadyKind = (typeof readyKinds)[number]
type ReadySentence = { kind: ReadyKind; level: NoticeLevel; text: Text }

const sentence = (kind: ReadyKind, level: NoticeLevel, hi: string, en: string): ReadySentence => ({
  kind,
  level,
  text: { en, hi },
})

/** Sentences for recurring situations, calm and complete: somebody in a hurry changes a word at most. `{place}`: chosen from the list. */
export const readySentences: readonly ReadySentence[] = [
  sentence(
    'crowd',
    'warning',
    '{place} पर लोगों को थोड़ा-थोड़ा करके आगे भेजा जा रहा है। जहाँ हैं वहीं रुकें, आपकी बारी आएगी।',
    'At {place} people are let through a few at a time. Please wait where you are, your turn will come.',
  ),
  sentence(
    'crowd',
    'warning',
    '{place} पर अभी बहुत भीड़ है। कृपया वहाँ थोड़ी देर बाद जाएँ।',
    'It is very crowded at {place} now. Please go there a little later.',
  ),
  sentence(
    'crowd',
    'info',
    '{place} पर रास्ता फिर खुल गया है। धीरे चलें, जल्दी की ज़रूरत नहीं है।',
    'The way at {place} is open again. Walk slowly, nobody needs to hurry.',
  ),
  sentence(
    'way',
    'warning',
    '{place} पर रास्ता बंद है। पुलिस और स्वयंसेवक जो दूसरा रास्ता बताएँ, उसी से जाएँ।',
    'The way at {place} is closed. Please take the other way that police and volunteers show you.',
  ),
  sentence(
    'way',
    'warning',
    '{place} पर सब एक ही तरफ़ चल रहे हैं। कृपया पीछे न मुड़ें।',
    'At {place} everybody walks in one direction. Please do not turn back.',
  ),
  sentence(
    'way',
    'info',
    '{place} से आगे गाड़ियाँ नहीं जाएँगी। गाड़ी वहीं खड़ी करके पैदल आएँ।',
    'Vehicles go no further than {place}. Please park there and walk.',
  ),
  sentence(
    'water',
    'info',
    'पीने का पानी अब {place} पर मिल रहा है।',
    'Drinking water is now given at {place}.',
  ),
  sentence(
    'water',
    'info',
    '{place} पर अभी पीने का पानी नहीं है। कृपया दूसरी जगह से ले लें।',
    'There is no drinking water at {place} now. Please take it at another place.',
  ),
  sentence(
    'water',
    'warning',
    '{place} का पानी अभी न पिएँ।',
    'Please do not drink the water at {place} for now.',
  ),
  sentence(
    'lost',
    'info',
    'बच्चा साथ से छूट गया हो तो {place} पर जाएँ। रास्ता भूले बच्चे वहीं लाए जाते हैं।',
    'If a child is not with you any more, go to {place}. Children who lost their way are brought there.',
  ),
  sentence(
    'lost',
    'info',
    'कोई बच्चा या बुज़ुर्ग अकेला और परेशान दिखे तो उन्हें {place} पर पहुँचा दें।',
    'If you see a child or an old person alone and worried, please bring them to {place}.',
  ),
  sentence(
    'weather',
    'warning',
    'तेज़ बारिश होने वाली है। पक्की छत के नीचे रहें, पेड़ के नीचे नहीं।',
    'Heavy rain is coming. Stay under a firm roof, not under a tree.',
  ),
  sentence(
    'weather',
    'warning',
    'बिजली कड़क रही है। मकान या गाड़ी के अंदर रहें, खंभों और पेड़ों से दूर।',
    'There is lightning. Stay inside a building or a vehicle, away from poles and trees.',
  ),
  sentence(
    'weather',
    'info',
    'बहुत गर्मी है। बार-बार पानी पिएँ और छाँव में आराम करें।',
    'It is very hot. Drink water often and rest in the shade.',
  ),
  sentence(
    'weather',
    'info',
    '{place} पर ज़मीन गीली है और फिसलन है। धीरे चलें।',
    'The ground at {place} is wet and slippery. Please walk slowly.',
  ),
  sentence(
    'power',
    'info',
    '{place} पर अभी बिजली नहीं है। अपने साथियों के साथ रहें और धीरे चलें।',
    'There is no light at {place} now. Stay with your group and walk slowly.',
  ),
  sentence(
    'power',
    'emergency',
    '{place} पर बिजली का तार गिरा है। वहाँ से दूर रहें, किसी खंभे या रेलिंग को न छुएँ।',
    'An electric wire is down at {place}. Keep away, and touch no pole and no railing.',
  ),
  sentence(
    'calm',
    'emergency',
    '{place} पर जो जहाँ हैं, वहीं रुक जाएँ। धक्का न दें। बच्चों को गोद में ले लें।',
    'At {place}, stop where you are. Do not push. Take children into your arms.',
  ),
  sentence(
    'calm',
    'warning',
    '{place} पर दौड़ें नहीं। धीरे चलें और आगे वालों को जगह दें।',
    'Do not run at {place}. Walk slowly and leave room for those in front.',
  ),
  sentence(
    'calm',
    'warning',
    'भीड़ में कोई गिर जाए तो रुकें, हाथ उठाकर पीछे वालों को रोकें और उन्हें उठाएँ।',
    'If somebody falls in the crowd, stop, raise your hand so that those behind stop too, and help them up.',
  ),
]
