import { useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import type { Stories } from '#kit/web/stories.ts'
import { Badge } from '#ui/badge.tsx'
import { Call } from '#ui/call.tsx'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import { State } from '#ui/state.tsx'
import { Tabs } from '#ui/tabs.tsx'

const texts = defineTexts({
  words: { en: 'Baba Garibnath', hi: 'श्रृंगार पूर्ति ढूँढ मुजफ्फरपुर' },
  other: { en: 'Muzaffarpur', hi: 'बाबा गरीबनाथ' },
  wrong: { en: 'Enter a 10-digit number', hi: '10 अंकों का नंबर लिखें' },
})

function Buttons() {
  const t = useText(texts)
  return (
    <div className="pad stack">
      {['main', 'go', 'line', 'quiet', 'danger'].map(kind => (
        <button key={kind} type="button" className={`btn btn--${kind}`}>
          {t('words')}
        </button>
      ))}
      <button type="button" className="btn btn--main" disabled>
        <i className="spin" /> {t('words')}
      </button>
      <p>
        <Badge kind="near" icon="i-check">
          {t('words')}
        </Badge>{' '}
        <Badge kind="live">{t('other')}</Badge>
      </p>
      <Call icon="i-ambulance" label={t('words')} number="108" emergency />
    </div>
  )
}
function Choices() {
  const t = useText(texts)
  const [at, setAt] = useState<'a' | 'b'>('a')
  const choices = [
    { id: 'a', label: t('words') },
    { id: 'b', label: t('other') },
  ] as const
  return (
    <div className="stack">
      <Segments label={t('words')} choices={choices} selected={at} onSelect={setAt} />
      <Chips label={t('words')} choices={choices} selected={at} onSelect={setAt} />
      <Tabs label={t('words')} tabs={choices} selected={at} onSelect={setAt}>
        <p className="pad">{t('other')}</p>
      </Tabs>
    </div>
  )
}
function Notices() {
  const t = useText(texts)
  return (
    <div className="stack">
      {(['warn', 'err', 'ok', 'info'] as const).map(kind => (
        <Note key={kind} kind={kind} title={t('words')}>
          <span>{t('other')}</span>
        </Note>
      ))}
      <State icon="i-water" title={t('words')} />
      <Loading label={t('words')} rows={2} />
    </div>
  )
}
function Fields() {
  const t = useText(texts)
  const [words, setWords] = useState(t('words'))
  const [number, setNumber] = useState('987')
  return (
    <div className="pad stack">
      <TextField label={t('words')} aside={t('other')} hint={t('other')} value={words} onChange={setWords} />
      <TextField label={t('words')} error={t('wrong')} counter="3 / 10" value={number} onChange={setNumber} />
    </div>
  )
}

export const stories: Stories = {
  feature: 'ui',
  states: [
    { name: 'buttons', Show: Buttons },
    { name: 'choices', Show: Choices },
    { name: 'notices', Show: Notices },
    { name: 'fields', Show: Fields },
  ],
}
