import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { sayClothing } from '../clothing-words.ts'
import type { Person } from '../contract.ts'
import { sayAgeBand, sayPlace, saySex } from '../person-words.ts'
import { type Compared, compared, type Fit, type Proposal } from '../proposal-contract.ts'
import styles from './comparison.module.css'
import { reuniteStaffEntryTexts } from './entry-texts.ts'
import { reuniteStaffViewTexts } from './view-texts.ts'

const signs = { same: '✓', partly: '≈', not: '✕' } as const

/** Two persons side by side in words. What neither side tells is left out. */
export function Comparison({ person, proposal }: { person: Person; proposal: Proposal }) {
  const t = useText(reuniteStaffViewTexts)
  const entry = useText(reuniteStaffEntryTexts)
  const { language } = useLanguage()
  const tongue = (id: string | null) => {
    if (!id) return ''
    return id in reuniteStaffEntryTexts ? entry(id as 'hindi') : id
  }
  const words = (one: Person | Proposal, what: Compared): string => {
    switch (what) {
      case 'sex':
        return one.sex ? saySex(one.sex, one.age_band, language) : ''
      case 'age':
        return one.age_band ? sayAgeBand(one.age_band, language) : ''
      case 'clothing':
        return sayClothing(one, language)
      case 'place':
        return sayPlace(one.place, language)
      case 'time':
        return sayTime(
          Date.parse(one.seen_at ?? ('created_at' in one ? one.created_at : one.seen_at) ?? ''),
          language,
        )
      case 'village':
        return one.village
      case 'name':
        return one.first_name
      case 'language':
        return tongue(one.speaks)
    }
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('thisOne')}</th>
          <th scope="col">{t('thatOne', { n: proposal.number })}</th>
          <th scope="col">{t('compared')}</th>
        </tr>
      </thead>
      <tbody>
        {compared.map(what => {
          const [mine, theirs] = [words(person, what), words(proposal, what)]
          if (!mine && !theirs) return null
          return (
            <tr key={what}>
              <th scope="row">{t(what)}</th>
              <td dir="auto">{mine || <Unknown />}</td>
              <td dir="auto">{theirs || <Unknown />}</td>
              <td>
                <Verdict fit={proposal.fits[what] ?? null} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Unknown() {
  const t = useText(reuniteStaffViewTexts)
  return <span className={styles.unknown}>{t('notTold')}</span>
}

function Verdict({ fit }: { fit: Fit }) {
  const t = useText(reuniteStaffViewTexts)
  if (!fit) return null
  return (
    <b className={styles[fit]}>
      <span aria-hidden="true">{signs[fit]} </span>
      {t(fit)}
    </b>
  )
}
