import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { TextField } from '#ui/field.tsx'
import type { melaRouteContract } from '../contract.ts'
import { melaRouteStaffTexts } from './texts.ts'

const useRoute = staffQueryHook<typeof melaRouteContract>()
const call = staffClient<typeof melaRouteContract>()

/** Staff console: the address of the full map that the route screen links to. */
export function RoutePanel() {
  const query = useRoute('GET /api/mela-route', {})
  return (
    <Loaded query={query}>{({ full_map }) => <FullMapForm now={full_map} refresh={query.refresh} />}</Loaded>
  )
}

function FullMapForm({ now, refresh }: { now: string | null; refresh: () => Promise<void> }) {
  const t = useText(melaRouteStaffTexts)
  const [url, setUrl] = useState(now ?? '')
  const { save, problem, error, isSaving, mend } = useSetting(
    async (next: string | null, seen: string | null) => {
      const body = { url: next, instead_of: { url: seen } }
      const kept = await call('PUT /api/mela-route/full-map', { body })
      setUrl(kept.url ?? '')
      return kept.url
    },
    { now, refresh },
  )
  return (
    <form
      className="pad stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save(url.trim())
      }}
    >
      <p className="sub">{t('lead')}</p>
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        error={problem === 'invalid' ? t('invalid') : undefined}
        type="url"
        inputMode="url"
        value={url}
        onChange={typed => {
          mend()
          setUrl(typed)
        }}
      />
      <NotSaved error={problem === 'failed' ? error : undefined} />
      {problem === 'changed' ? <ChangedMeanwhile now={now ?? ''} /> : null}
      <SaveButton isSaving={isSaving} />
      <button type="button" className="btn btn--line" disabled={isSaving} onClick={() => save(null)}>
        {t('take')}
      </button>
    </form>
  )
}
