import { useText } from '#kit/web/language.tsx'
import { Note } from '#ui/note.tsx'
import { surveyTexts } from '../texts.ts'
import type { Recording } from './recorder.ts'

/** After so long (ms) without a position, the phone has lost it. */
const lostMs = 20_000
export const isLost = ({ heard, now }: Recording): boolean => heard !== undefined && now - heard.at > lostMs
const shownMs = 60_000

/** What is wrong with the position, and what to do; nothing while all is well. */
export function PositionNote({ recording }: { recording: Recording }) {
  const t = useText(surveyTexts)
  const said = sentence(recording)
  return (
    <div role="status">
      {said ? <Note kind="warn" title={said} /> : null}
      {!recording.isAwake && !recording.silence ? <Note kind="info" title={t('asleep')} /> : null}
      {recording.resumedAt && recording.now - recording.resumedAt < shownMs ? (
        <Note kind="ok" title={t('resumed')} />
      ) : null}
    </div>
  )
  function sentence({ silence, heard, track, now }: Recording): string | undefined {
    if (silence) return t(silence)
    if (!heard) return t('wait')
    if (isLost(recording)) return t('lost', { n: Math.round((now - heard.at) / 1000) })
    if (track.fault === 'coarse') return t('coarse', { n: Math.ceil(heard.accuracyM) })
    return track.fault && t(track.fault)
  }
}
