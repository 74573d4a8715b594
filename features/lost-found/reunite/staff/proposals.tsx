import { useId, useState } from 'react'
import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { sayClothing } from '../clothing-words.ts'
import type { Person, PersonDetail } from '../contract.ts'
import { sayAgeBand, sayPlace, saySex, sayWho } from '../person-words.ts'
import { type Compared, compared, type Fit, type Proposal } from '../proposal-contract.ts'
import { reuniteStaffEntryTexts } from './entry-texts.ts'
import { reuniteStaffHandOverTexts } from './hand-over-texts.ts'
import { handOverLink, personLink } from './links.ts'
import styles from './reunite.module.css'
import { reuniteStaffViewTexts } from './view-texts.ts'

/** Who it may be: three at most, the first one compared in words. */
export function Proposals({ person, proposals, compared }: PersonDetail) {
  const t = useText(reuniteStaffViewTexts)
  const [open, setOpen] = useState<string>()
  const shown = open ?? proposals[0]?.id
  const many = { n: proposals.length, all: compared }
  return (
    <section>
      <h3 className={styles.section}>
        <span>{t('whoItMayBe')}</span>{' '}
        {proposals.length > 0 ? (
          <small className="sub">· {t(person.is_found ? 'bestOfMissing' : 'bestOfFound', many)}</small>
        ) : null}
      </h3>
      {proposals.length === 0 ? <p className={`stack ${styles.card}`}>{t('noProposal')}</p> : null}
      <ol className={`divided ${styles.list}`}>
        {proposals.map((proposal, at) => (
          <One
            key={proposal.id}
            at={at + 1}
            isOpen={shown === proposal.id}
            onOpen={() => setOpen(shown === proposal.id ? 'none' : proposal.id)}
            {...{ person, proposal }}
          />
        ))}
      </ol>
      <p className={`sub ${styles.after}`}>{t('goesOn')}</p>
    </section>
  )
}

type Props = { at: number; person: Person; proposal: Proposal; isOpen: boolean; onOpen: () => void }
function One({ at, person, proposal, isOpen, onOpen }: Props) {
  const t = useText(reuniteStaffViewTexts)
  const { language } = useLanguage()
  const hand = useText(reuniteStaffHandOverTexts)
  const id = useId()
  const sub = [
    sayClothing(proposal, language),
    sayPlace(proposal.place, language),
    proposal.desk,
    proposal.person,
  ].filter(Boolean)
  return (
    <li className={styles.proposal}>
      <div className={styles.proposalHead}>
        <b className={styles.rank}>{at}</b>
        <div>
          <b>{sayWho(proposal.sex, proposal.age_band, language)}</b>
          {sub.length > 0 ? (
            <p className={`sub ${styles.said}`} dir="auto">
              {sub.join(' · ')}
            </p>
          ) : null}
          <Dots half={proposal.half_dots} />
        </div>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
        >
          {t('compare')}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Comparison {...{ person, proposal }} />
        <p className="cluster">
          <Link
            className="btn btn--main btn--s"
            href={
              person.is_found ? handOverLink(person.id, proposal.id) : handOverLink(proposal.id, person.id)
            }
          >
            {hand('start')}
          </Link>
          <Link className="btn btn--line btn--s" href={personLink(proposal.id)}>
            <Icon name="i-user" size={20} />
            {t('open', { n: proposal.number })}
          </Link>
        </p>
      </div>
    </li>
  )
}

/** Five dots by halves, and the same in words. No percentage: it would promise more than is known. */
function Dots({ half }: { half: number }) {
  const t = useText(reuniteStaffViewTexts)
  return (
    <p className={`cluster ${styles.fit}`}>
      <span className={styles.dots} aria-hidden="true">
        {[2, 4, 6, 8, 10].map(dot => (
          <i key={dot} className={half >= dot ? styles.full : half === dot - 1 ? styles.half : undefined} />
        ))}
      </span>
      {t(half >= 8 ? 'fitsWell' : half >= 5 ? 'fitsPartly' : 'fitsLittle')}
    </p>
  )
}

const signs = { same: '✓', partly: '≈', not: '✕' } as const

/** Two persons side by side in words. What neither side tells is left out. */
function Comparison({ person, proposal }: { person: Person; proposal: Proposal }) {
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
        return sayDayTime(Date.parse(one.seen_at ?? ('created_at' in one ? one.created_at : '')), language)
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
