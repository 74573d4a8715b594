import { useEffect, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { client } from '#kit/web/api.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { queryHook } from '#kit/web/query.ts'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { NumberForm } from '../number-form.tsx'
import { isSignedOut, type Session, useTabLists } from '../session.ts'
import { LabelPapers, SlipPapers } from '../slip-paper.tsx'
import { mostSlips, type SlipBatch, type SlipNumbers, type slipsContract } from './contract.ts'
import style from './slips.module.css'
import { parkingSlipsTexts } from './texts.ts'

const call = client<typeof slipsContract>()
const useCall = queryHook<typeof slipsContract>()
type Props = { session: Session; onSignedOut: () => void }

/** Preprinted slips: makes a batch, prints its unused slips and ends it. */
export function SlipsTab({ session, onSignedOut }: Props) {
  const t = useText(parkingSlipsTexts)
  const query = useCall('GET /api/parking-slips', {})
  const { value, refresh } = query
  const [chosen, setChosen] = useState<SlipNumbers>()
  const { attempt, error } = useAttempt()
  const ask = async (id: string, work: () => Promise<SlipNumbers>) => {
    const refused = await attempt(async () => {
      setChosen(await work())
      refresh()
    }, id)
    if (isSignedOut(refused)) onSignedOut()
    return refused === undefined
  }
  useTabLists(session, [query], onSignedOut)
  return (
    <>
      <NumberForm
        className={`stack ${style.make}`}
        label={t('howMany')}
        wrong={t('notANumber', { n: mostSlips })}
        least={1}
        most={mostSlips}
        start="60"
        send={t('make')}
        onSend={(id, slips) =>
          ask(id, () => call('PUT /api/parking-slips/:id', { params: { id }, body: { slips } }))
        }
      >
        <p className="sub">{t('lead')}</p>
      </NumberForm>
      <NotSaved error={error} what={t('failed')} />
      {chosen && chosen.unused.length > 0 ? <PrintKeys numbers={chosen.unused} /> : null}
      <div className="sec">
        <h2>{t('batches')}</h2>
      </div>
      {value ? (
        <Batches
          batches={value.batches}
          onShow={id => ask(id, () => call('GET /api/parking-slips/:id', { params: { id } }))}
          onEnd={id => ask(id, () => call('PUT /api/parking-slips/:id/end', { params: { id }, body: {} }))}
        />
      ) : (
        <StaffNotLoaded query={query} failed={t('loadFailed')} />
      )}
    </>
  )
}

type BatchesProps = {
  batches: readonly SlipBatch[]
  onShow: (id: string) => void
  onEnd: (id: string) => void
}

function Batches({ batches, onShow, onEnd }: BatchesProps) {
  const t = useText(parkingSlipsTexts)
  const { language } = useLanguage()
  const [ending, setEnding] = useState<string>()
  if (batches.length === 0) return <p className="sub pad">{t('none')}</p>
  return (
    <ul className={style.batches}>
      {batches.map(({ id, slips, used, created_at, ended_at }) => (
        <li key={id}>
          <b>{t('used', { used, slips })}</b>
          <small className="sub">
            <span>{sayDayTime(Date.parse(created_at), language)}</span>
            <span>{ended_at ? ` · ${t('ended')}` : null}</span>
          </small>
          {ending === id ? <p>{t('reallyEnd')}</p> : null}
          {ended_at ? null : ending === id ? (
            <div className="cluster">
              <button
                type="button"
                className="btn btn--danger btn--s"
                onClick={() => {
                  setEnding(undefined)
                  onEnd(id)
                }}
              >
                {t('end')}
              </button>
              <button type="button" className="btn btn--line btn--s" onClick={() => setEnding(undefined)}>
                {t('keep')}
              </button>
            </div>
          ) : (
            <div className="cluster">
              {used < slips ? (
                <button type="button" className="btn btn--line btn--s" onClick={() => onShow(id)}>
                  {t('show')}
                </button>
              ) : null}
              <button type="button" className="btn btn--quiet btn--s" onClick={() => setEnding(id)}>
                {t('end')}
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Keys that print slips or labels with these numbers. */
function PrintKeys({ numbers }: { numbers: readonly string[] }) {
  const t = useText(parkingSlipsTexts)
  const [kind, setKind] = useState<'slips' | 'labels'>('slips')
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    print()
    setPrinting(false)
  }, [isPrinting])
  const start = (what: typeof kind) => {
    setKind(what)
    setPrinting(true)
  }
  const slips = numbers.map(vehicle_id => ({ vehicle_id }))
  return (
    <section className={`stack ${style.print}`}>
      {kind === 'slips' ? <SlipPapers slips={slips} /> : <LabelPapers numbers={numbers} />}
      <p role="status">
        <b>{t('ready', { n: numbers.length })}</b>
      </p>
      <button type="button" className="btn btn--main" onClick={() => start('slips')}>
        <Icon name="i-print" />
        {t('printSlips')}
      </button>
      <button type="button" className="btn btn--line" onClick={() => start('labels')}>
        <Icon name="i-print" />
        {t('printLabels')}
      </button>
      <p className="tiny">{t('labelUse')}</p>
    </section>
  )
}
