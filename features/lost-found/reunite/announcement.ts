import type { Text } from '#common/text.ts'
import type { AgeBand, Sex } from '../missing-person/person-kinds.ts'
import { sayWearing } from './clothing-words.ts'
import type { Colour, Garment } from './description-kinds.ts'

type Said = {
  is_found: boolean
  sex: Sex | null
  age_band: AgeBand | null
  first_name: string
  village: string
  colours: readonly Colour[]
  garments: readonly Garment[]
  desk: string
}

/** The text for the loudspeaker in both languages, in sentences that can be read as they stand. */
export const announcement = (said: Said): Text => ({ en: english(said), hi: hindi(said) })

function hindi(said: Said): string {
  const { is_found, sex, age_band, first_name, village, desk } = said
  const isWoman = sex === 'female'
  const isChild = age_band === 'child' || age_band === 'teen'
  const came = isChild ? (isWoman ? 'आई' : 'आया') : isWoman ? 'आईं' : 'आए'
  const from = village && `${village} से ${came}`
  const who = [hindiNoun(sex, age_band), first_name].filter(Boolean).join(' ')
  const subject = `${[from, who, sayWearing(said, 'hi')].filter(Boolean).join(', ')},`
  const is = isChild ? 'है' : 'हैं'
  const past = isWoman ? 'गई' : isChild ? 'गया' : 'गए'
  const there = desk ? `${desk} पर ${is}` : `मिल ${past} ${is}`
  return is_found
    ? `ध्यान दें। ${subject} ${there}। ${isChild ? 'उसके' : 'उनके'} साथ आए लोग ${desk || 'पास के हेल्प डेस्क'} पर आएँ।`
    : `ध्यान दें। ${subject} अपने लोगों से बिछड़ ${past} ${is}। जो ${isChild ? 'उसे' : 'उन्हें'} देखें, पास के हेल्प डेस्क पर बताएँ।`
}

function hindiNoun(sex: Sex | null, band: AgeBand | null): string {
  if (band === 'elder') return sex === 'female' ? 'बुज़ुर्ग माता जी' : 'एक बुज़ुर्ग'
  if (band === 'child') return sex === 'female' ? '12 साल से छोटी एक बच्ची' : '12 साल से छोटा एक बच्चा'
  if (band === 'teen')
    return sex === 'female'
      ? '12 से 17 साल की एक लड़की'
      : `12 से 17 साल का एक ${sex === 'male' ? 'लड़का' : 'बच्चा'}`
  return sex === 'female' ? 'एक महिला' : sex === 'male' ? 'एक पुरुष' : 'एक व्यक्ति'
}

function english(said: Said): string {
  const { is_found, sex, age_band, first_name, village, desk } = said
  const noun = englishNoun(sex, age_band)
  const named = first_name ? `${first_name}, ${noun}` : noun.charAt(0).toUpperCase() + noun.slice(1)
  const subject = [[named, village && `from ${village}`].filter(Boolean).join(' '), sayWearing(said, 'en')]
    .filter(Boolean)
    .join(', ')
  const comma = subject.includes(',') ? ',' : ''
  const where = desk ? `is at ${desk}` : 'has been found'
  const them = sex === 'female' ? 'her' : sex === 'male' ? 'him' : 'them'
  const group = sex === 'female' ? 'Her' : sex === 'male' ? 'His' : 'Their'
  return is_found
    ? `Attention. ${subject}${comma} ${where}. ${group} group, please come to ${desk || 'the nearest help desk'}.`
    : `Attention. ${subject}${comma} has been separated from ${group.toLowerCase()} group. If you see ${them}, please tell the nearest help desk.`
}

function englishNoun(sex: Sex | null, band: AgeBand | null): string {
  const isChild = band === 'child' || band === 'teen'
  const noun = isChild
    ? { female: 'a girl', male: 'a boy', other: 'a child' }
    : { female: 'a woman', male: 'a man', other: 'a person' }
  const age = { child: ' under 12', teen: ' of 12 to 17', adult: '', elder: ' over 60' }
  return noun[sex ?? 'other'] + (band ? age[band] : '')
}
