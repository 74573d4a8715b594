import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { LineField } from '#kit/web/staff/fields.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { PoojaSettings, virtualPoojaContract } from '../contract.ts'
import { cueNames } from '../sound/sound-plan.ts'
import { virtualPoojaStaffTexts } from './texts.ts'

const useSettings = staffQueryHook<typeof virtualPoojaContract>()
const call = staffClient<typeof virtualPoojaContract>()

const example = '/sound/mantra.mp3'
const kinds = 'm4a, ogg, opus, wav'
const paces = { 'as-sung': 'asSung', even: 'even' } as const

/** Staff console: the virtual pooja's pace and recordings. */
export function PoojaPanel() {
  const query = useSettings('GET /api/virtual-pooja', {})
  return <Loaded query={query}>{settings => <PoojaForm now={settings} refresh={query.refresh} />}</Loaded>
}

function PoojaForm({ now, refresh }: { now: PoojaSettings; refresh: () => Promise<void> }) {
  const t = useText(virtualPoojaStaffTexts)
  const say = useSay()
  const [pace, setPace] = useState(now.pace)
  const [recordings, setRecordings] = useState<Partial<Record<(typeof cueNames)[number], string>>>(
    now.recordings,
  )
  const { save, problem, error, isSaving, mend } = useSetting(
    (chosen: PoojaSettings, instead_of: PoojaSettings) =>
      call('PUT /api/virtual-pooja', { body: { ...chosen, instead_of } }),
    { now, refresh },
  )
  const named = Object.fromEntries(Object.entries(recordings).filter(([, path]) => path))
  return (
    <form
      className="pad stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save({ pace, recordings: named })
      }}
    >
      <h2>{t('pace')}</h2>
      <Segments
        label={t('pace')}
        choices={(['as-sung', 'even'] as const).map(id => ({ id, label: t(paces[id]) }))}
        selected={pace}
        onSelect={setPace}
      />
      <h2>{t('recordings')}</h2>
      <p className="sub">{t('recordingsHint', { example })}</p>
      {cueNames.map(cue => (
        <LineField
          key={cue}
          label={say(virtualPoojaStaffTexts[cue])}
          value={recordings[cue] ?? ''}
          onChange={path => {
            mend()
            setRecordings({ ...recordings, [cue]: path.trim() })
          }}
          isOptional
          max={80}
        />
      ))}
      {problem === 'invalid' ? (
        <Note kind="err" live="alert" title={t('invalid', { example, kinds })} />
      ) : null}
      <NotSaved error={problem === 'failed' ? error : undefined} />
      {problem === 'changed' ? (
        <ChangedMeanwhile now={[t(paces[now.pace]), ...Object.values(now.recordings)].join(' · ')} />
      ) : null}
      <SaveButton isSaving={isSaving} />
    </form>
  )
}
