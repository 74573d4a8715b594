import { type FormEvent, useRef, useState } from 'react'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { ChangedMeanwhile, NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import type { LiveStream, liveDarshanContract } from '../contract.ts'
import { liveDarshanStaffTexts } from './texts.ts'

const useDarshan = staffQueryHook<typeof liveDarshanContract>()
const call = staffClient<typeof liveDarshanContract>()

const typedOf = (stream: LiveStream | null) => ({
  kind: stream?.kind ?? ('youtube' as const),
  url: stream?.url ?? '',
  soundUrl: stream?.soundUrl ?? '',
})

/** The staff panel that chooses or removes the stream. */
export function LiveDarshanPanel() {
  const query = useDarshan('GET /api/live-darshan', {})
  return (
    <Loaded query={query}>{({ stream }) => <StreamForm stream={stream} refresh={query.refresh} />}</Loaded>
  )
}

/** The form. `stream`: the one that is on now. */
export function StreamForm({ stream, refresh }: { stream: LiveStream | null; refresh: () => unknown }) {
  const t = useText(liveDarshanStaffTexts)
  const kit = useText(kitTexts)
  const [typed, setTyped] = useState(typedOf(stream))
  const { kind } = typed
  const { save: saveOver, isBusy, isStale, error, forget } = useSeen(stream, refresh)
  const form = useRef<HTMLFormElement>(null)
  const isInvalid = error?.code === 'invalid'
  const refused = (path: string) =>
    error?.fields.some(field => field.path === `stream.${path}`) ? t('invalid') : undefined

  const change = (part: Partial<typeof typed>) => {
    if (isInvalid) forget()
    setTyped({ ...typed, ...part })
  }
  const choose = async (chosen: LiveStream | null) => {
    const failed = await saveOver(async seen => {
      const body = { stream: chosen, instead_of: { stream: seen } }
      const saved = (await call('PUT /api/live-darshan', { body })).stream
      setTyped(typedOf(saved))
      return saved
    })
    if (failed?.code === 'invalid') showFirstFault(form.current)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const [url, soundUrl] = [typed.url.trim(), typed.soundUrl.trim()]
    choose({ kind, url, ...(kind === 'hls' && soundUrl && { soundUrl }) })
  }
  return (
    <form ref={form} className="pad stack" noValidate onSubmit={save}>
      <p>{t(stream ? 'now' : 'none')}</p>
      <Segments
        label={t('kind')}
        choices={(['youtube', 'hls', 'frame'] as const).map(id => ({ id, label: t(id) }))}
        selected={kind}
        onSelect={kind => change({ kind })}
      />
      <TextField
        label={t('url')}
        hint={t(`${kind}Hint`)}
        error={refused('url')}
        name="url"
        type="url"
        inputMode="url"
        required
        value={typed.url}
        onChange={url => change({ url })}
      />
      {kind === 'hls' ? (
        <TextField
          label={t('soundUrl')}
          aside={kit('optional')}
          hint={t('soundHint')}
          error={refused('soundUrl')}
          name="soundUrl"
          type="url"
          value={typed.soundUrl}
          onChange={soundUrl => change({ soundUrl })}
        />
      ) : null}
      {isStale ? (
        <ChangedMeanwhile now={stream ? `${t(stream.kind)} · ${stream.url}` : ''} save={t('save')} />
      ) : (
        <NotSaved error={isInvalid ? undefined : error} isTyped />
      )}
      <button type="submit" className="btn btn--main" disabled={isBusy}>
        {t('save')}
      </button>
      {stream ? (
        <button type="button" className="btn btn--line" disabled={isBusy} onClick={() => choose(null)}>
          {t('end')}
        </button>
      ) : null}
    </form>
  )
}
