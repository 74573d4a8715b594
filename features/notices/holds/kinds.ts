import { sayTime } from '#common/fair-time.ts'
import { defineTexts, fill, type Language, type Text } from '#common/text.ts'

export const heldThings = ['gate', 'queue', 'stretch'] as const
export type HeldThing = (typeof heldThings)[number]
export const holdReasons = ['crowd', 'accident', 'danger', 'vehicle', 'police'] as const
export type HoldReason = (typeof holdReasons)[number]

export const holdReasonTexts = defineTexts({
  crowd: { en: 'Too many people ahead', hi: 'आगे बहुत भीड़ है' },
  accident: { en: 'There was an accident ahead', hi: 'आगे दुर्घटना हुई है' },
  danger: { en: 'There is a danger ahead', hi: 'आगे खतरा है' },
  vehicle: { en: 'A vehicle has to pass', hi: 'गाड़ी को निकलना है' },
  police: { en: 'The police ask for it', hi: 'पुलिस ने रोकने को कहा है' },
})

const texts = defineTexts({
  queue: { en: 'The queue to the temple', hi: 'मंदिर की कतार' },
  stretch: { en: '{from} to {to}', hi: '{from} से {to} तक' },
  held: {
    en: 'Held: {place}, until {time}. {reason}. Stay where you are and do not push.',
    hi: 'रोक लगी है: {place}, {time} तक। {reason}। जहाँ हैं वहीं रुकें, धक्का न दें।',
  },
  released: {
    en: '{place}: the way is open again. Walk slowly, do not run.',
    hi: '{place}: रास्ता फिर खुल गया है। धीरे चलें, दौड़ें नहीं।',
  },
  ranOut: {
    en: '{place}: the time of the hold is over. Do as the staff there say.',
    hi: '{place}: रोक का समय पूरा हुआ। वहाँ के कर्मचारी जैसा कहें, वैसा करें।',
  },
})

export const queueName: Text = texts.queue
export const stretchName = (from: Text, to: Text): Text => ({
  en: fill(texts.stretch, 'en', { from: from.en, to: to.en }),
  hi: fill(texts.stretch, 'hi', { from: from.hi, to: to.hi }),
})

const both = (say: (language: Language) => string): Text => ({ en: say('en'), hi: say('hi') })

/** What everybody reads about a hold while it lasts. */
export const heldWords = (place: Text, reason: HoldReason, until: Date): Text =>
  both(language =>
    fill(texts.held, language, {
      ...{ place: place[language], time: sayTime(until.getTime(), language) },
      reason: holdReasonTexts[reason][language],
    }),
  )
/** And once it has ended: released by staff, or by its time. */
export const endWords = (place: Text, how: 'released' | 'ranOut'): Text =>
  both(language => fill(texts[how], language, { place: place[language] }))
