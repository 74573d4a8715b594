import { useState } from 'react'
import { fill, type Text } from '#common/text.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Chips } from '#ui/chips.tsx'
import { Note } from '#ui/note.tsx'
import type { noticesContract } from '../contract.ts'
import type { NoticeLevel } from '../texts.ts'
import styles from './notices-panel.module.css'
import { type ReadyKind, readyKinds, readySentences } from './ready-sentences.ts'
import { noticesStaffTexts } from './texts.ts'

const usePlaces = staffQueryHook<typeof noticesContract>()
const gap = { en: '…', hi: '…' }

/** Sentences for what happens every night: a tap puts one into the form, in both languages, with the chosen place. */
export function ReadySentences({ onChoose }: { onChoose: (level: NoticeLevel, text: Text) => void }) {
  const t = useText(noticesStaffTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.ready} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('ready')}</summary>
      {isOpen ? <Sentences onChoose={onChoose} /> : null}
    </details>
  )
}

function Sentences({ onChoose }: { onChoose: (level: NoticeLevel, text: Text) => void }) {
  const t = useText(noticesStaffTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { value, isLoading } = usePlaces('GET /api/notices/places', {})
  const [kind, setKind] = useState<ReadyKind>('crowd')
  const [chosen, setChosen] = useState('')
  const [isAsked, setAsked] = useState(false)
  const place = value?.places.find(({ en }) => en === chosen)
  const withPlace = (text: Text, name: Text): Text => ({
    en: fill(text, 'en', { place: name.en }),
    hi: fill(text, 'hi', { place: name.hi }),
  })
  const choose = ({ level, text }: (typeof readySentences)[number]) => {
    const needsPlace = text.en.includes('{place}')
    setAsked(needsPlace && !place)
    if (!needsPlace || place) onChoose(level, withPlace(text, place ?? gap))
  }
  return (
    <div className={`stack ${styles.sentences}`}>
      <p className="sub">{t('readyLead')}</p>
      {value || isLoading ? (
        <ChoiceField
          label={t('readyPlace')}
          value={chosen}
          choices={[
            { id: '', label: t('choosePlace') },
            ...(value?.places.map(name => ({ id: name.en, label: say(name) })) ?? []),
          ]}
          onChange={id => {
            setChosen(id)
            setAsked(false)
          }}
        />
      ) : (
        <Note kind="info" title={t('noPlaces')} />
      )}
      <Chips
        label={t('readyKind')}
        choices={readyKinds.map(id => ({ id, label: t(id) }))}
        selected={kind}
        onSelect={setKind}
      />
      {isAsked ? <Note kind="err" live="alert" title={t('placeNeeded')} /> : null}
      <ul>
        {readySentences
          .filter(one => one.kind === kind)
          .map(one => (
            <li key={one.text.en}>
              <button type="button" className={styles.sentence} onClick={() => choose(one)}>
                {withPlace(one.text, place ?? gap)[language]}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
