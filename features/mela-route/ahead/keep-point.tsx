import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { readStorage } from '#kit/web/local-storage.ts'
import type { Found } from '#kit/web/locate.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Choices } from '#ui/choices.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { aheadBackTexts } from './back-texts.ts'
import type { PointPlace } from './kept-points.ts'
import { type KeptPoint, type PointKind, pointKinds } from './kept-points.ts'
import { NamePlace } from './name-place.tsx'
import { namedOn, saidNothing } from './where.ts'

type Props = {
  walk: Walk
  own: Found | undefined
  /** Asks for the phone's position. */
  onWanted: () => void
  onKeep: (point: Omit<KeptPoint, 'id' | 'at'>) => void
}

/** Saves a point at the phone's position, or by the names of stops. */
export function KeepPoint({ walk, own, onWanted, onKeep }: Props) {
  const t = useText(aheadBackTexts)
  const kit = useText(kitTexts)
  const [kind, setKind] = useState<PointKind>('camp')
  const [words, setWords] = useState('')
  const [said, setSaid] = useState(saidNothing)
  const [isWaiting, setWaiting] = useState(false)
  const [fault, setFault] = useState<'nameFirst' | 'notKept'>()
  const keep = (place: PointPlace) => {
    onKeep({ kind, words: words.trim(), place })
    setWords('')
    setSaid(saidNothing)
    const isKept = readStorage('own-points') !== null
    setFault(isKept ? undefined : 'notKept')
    if (isKept) showToast(t('kept'))
  }
  // The position may come after the tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when the position is there
  useEffect(() => {
    if (!isWaiting || !own) return
    setWaiting(false)
    keep({ point: own.point, accuracyM: own.accuracyM })
  }, [isWaiting, own])
  return (
    <section className={styles.own} aria-labelledby="new-point">
      <h2 id="new-point">{t('new')}</h2>
      <p className="sub">{t('lead')}</p>
      <Choices
        name="point-kind"
        legend={t('kind')}
        choices={pointKinds.map(id => ({ id, label: t(id) }))}
        value={kind}
        disabled={false}
        onChoose={setKind}
      />
      <TextField
        label={t('words')}
        aside={kit('optional')}
        hint={t('wordsHint')}
        maxLength={60}
        value={words}
        onChange={setWords}
      />
      <button
        type="button"
        className="btn btn--main btn--block"
        onClick={() => {
          setFault(undefined)
          setWaiting(true)
          if (!own) onWanted()
        }}
      >
        {isWaiting ? <i className="spin" aria-hidden="true" /> : <Icon name="i-locate" />}
        <span>{t('here')}</span>
      </button>
      <h3>{t('byName')}</h3>
      <NamePlace walk={walk} said={said} onSay={setSaid} />
      <button
        type="button"
        className="btn btn--line btn--block"
        onClick={() => {
          const named = namedOn(walk, said)
          if (!named) return setFault('nameFirst')
          const { from, to } = named
          keep({ from: from.waypoint.order, ...(to && { to: to.waypoint.order }) })
        }}
      >
        <Icon name="i-pin" />
        {t('keepNamed')}
      </button>
      {fault ? <Note kind="err" live="alert" title={t(fault)} /> : null}
      <p className="sub">{t('private')}</p>
    </section>
  )
}
