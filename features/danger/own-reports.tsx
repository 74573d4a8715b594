import { useEffect, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { SaidWords } from '#kit/web/said-words.tsx'
import { WithdrawConsent } from '#kit/web/withdraw-consent.tsx'
import { Icon } from '#ui/icon.tsx'
import type { dangerContract, OwnReport } from './contract.ts'
import style from './danger.module.css'
import { dangerListTexts } from './list-texts.ts'
import { kindIcons, sayPlace } from './say-danger.ts'
import { dangerTexts } from './texts.ts'

const call = client<typeof dangerContract>()
const allTexts = { ...dangerTexts, ...dangerListTexts }
const answers = { seen: 'seen', mending: 'mending', mended: 'mended', 'not-so': 'notSo' } as const

/** What this phone reported, and staff's answers. A new `round` fetches again. */
export function OwnReports({ round }: { round: string }) {
  const t = useText(allTexts)
  const [reports, setReports] = useState<readonly OwnReport[]>([])
  const [isFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isWanted = true
    withDevice(() => call('GET /api/dangers/mine', {})).then(
      answer => {
        if (isWanted) setReports(answer.reports)
        setFailed(false)
      },
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [round])
  if (reports.length === 0 && !isFailed) return null
  return (
    <section className={style.known} aria-labelledby="own-dangers">
      <h2 id="own-dangers">{t('own')}</h2>
      {isFailed ? <p role="status">{t('ownFailed')}</p> : null}
      <ul className="stack" aria-live="polite">
        {reports.map(report => (
          <Report
            key={report.id}
            report={report}
            onWithdrawn={() => setReports(known => known.filter(({ id }) => id !== report.id))}
          />
        ))}
      </ul>
    </section>
  )
}

function Report({ report, onWithdrawn }: { report: OwnReport; onWithdrawn: () => void }) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { id, kind, state, note, note_only, observed_at, answered_at } = report
  const time = (at: string) => sayDayTime(Date.parse(at), language)
  const place = sayPlace(report, say, name => t('near', { place: name }))
  return (
    <li>
      <Icon name={kindIcons[kind]} size={32} />
      <div>
        <b>{[t(kind), place].filter(Boolean).join(', ')}</b>
        <p className="tiny">{t('reportedAt', { time: time(observed_at) })}</p>
        <p className="strong">
          {state === 'reported' || !answered_at
            ? t('waits')
            : t('answeredAt', { answer: t(answers[state]), time: time(answered_at) })}
        </p>
        {note[language] ? (
          <p>
            <SaidWords text={note} only={note_only} />
          </p>
        ) : null}
        <WithdrawConsent
          question={t('withdraw')}
          onWithdraw={async () => {
            await withDevice(() => call('DELETE /api/dangers/mine/:id', { params: { id } }))
            onWithdrawn()
          }}
        />
      </div>
    </li>
  )
}
