import { type FormEvent, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { LiveDarshan, LiveStream, liveDarshanContract } from '../contract.ts'
import { liveDarshanStaffTexts } from './texts.ts'

const useDarshan = staffQueryHook<typeof liveDarshanContract>()
const call = staffClient<typeof liveDarshanContract>()

/** The staff panel that chooses or removes the stream. */
export function LiveDarshanPanel() {
  const query = useDarshan('GET /api/live-darshan', {})
  return (
    <Loaded query={query}>
      {darshan => (
        <StreamForm key={darshan.changedAt} darshan={darshan} done={next => query.replace(() => next)} />
      )}
    </Loaded>
  )
}

/** The form; `done` gets the server's answer. */
export function StreamForm({ darshan, done }: { darshan: LiveDarshan; done: (next: LiveDarshan) => void }) {
  const t = useText(liveDarshanStaffTexts)
  const kit = useText(kitTexts)
  const { stream } = darshan
  const [kind, setKind] = useState<LiveStream['kind']>(stream?.kind ?? 'youtube')
  const { attempt, isBusy, error } = useAttempt()
  const isInvalid = error?.status === 400

  const choose = (chosen: LiveStream | null) =>
    attempt(async () => done(await call('PUT /api/live-darshan', { body: { stream: chosen } })))
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const soundUrl = String(form.get('soundUrl') ?? '').trim()
    choose({ kind, url: String(form.get('url')).trim(), ...(soundUrl && { soundUrl }) })
  }
  return (
    <form className="pad stack" onSubmit={save}>
      <p>{t(stream ? 'now' : 'none')}</p>
      <Segments
        label={t('kind')}
        choices={(['youtube', 'hls', 'frame'] as const).map(id => ({ id, label: t(id) }))}
        selected={kind}
        onSelect={setKind}
      />
      <Field label={t('url')} hint={t(`${kind}Hint`)} error={isInvalid ? t('invalid') : undefined}>
        {control => (
          <input
            {...control}
            className="in"
            name="url"
            type="url"
            inputMode="url"
            required
            defaultValue={stream?.url}
          />
        )}
      </Field>
      {kind === 'hls' ? (
        <Field label={t('soundUrl')} aside={kit('optional')} hint={t('soundHint')}>
          {control => (
            <input {...control} className="in" name="soundUrl" type="url" defaultValue={stream?.soundUrl} />
          )}
        </Field>
      ) : null}
      {error && !isInvalid ? <Note kind="err" live="alert" title={t('failed')} /> : null}
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
