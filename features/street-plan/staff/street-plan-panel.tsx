import { sayDay } from '#common/fair-time.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { CheckField } from '#kit/web/staff/fields.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import type { streetPlanContract } from '../contract.ts'
import { streetPlanStaffTexts } from './texts.ts'

const usePlan = staffQueryHook<typeof streetPlanContract>()
const call = staffClient<typeof streetPlanContract>()
const host = mapTiles.url.startsWith('/') ? undefined : new URL(mapTiles.url).host

/** Staff console: whether there is a street plan, and whether maps may offer another server's tiles. */
export function StreetPlanPanel() {
  const query = usePlan('GET /api/street-plan', {})
  const t = useText(streetPlanStaffTexts)
  const { language } = useLanguage()
  const { save, error } = useSetting(async (foreign_tiles: boolean) => {
    await call('PUT /api/street-plan/tiles', { body: { foreign_tiles } })
    query.replace(value => value && { ...value, foreign_tiles })
  })
  return (
    <Loaded query={query}>
      {({ plan, foreign_tiles }) => (
        <div className="pad stack">
          <p>{plan ? t('has', { date: sayDay(Date.parse(plan.imported_at), language) }) : t('hasNone')}</p>
          {host ? (
            <>
              <p className="sub">{t('lead', { host })}</p>
              <CheckField label={t('on', { host })} value={foreign_tiles} onChange={save} />
            </>
          ) : null}
          <NotSaved error={error} />
        </div>
      )}
    </Loaded>
  )
}
