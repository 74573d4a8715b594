import { useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { readNewHere } from '#kit/web/staff/new-here.ts'
import { usePositionWords } from '#kit/web/staff/position-words.ts'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import type { CrowdPlaceFields, crowdPlacesContract, StaffCrowdPlace } from '../contract.ts'
import { CrowdPlaceForm } from './place-form.tsx'
import { crowdPlacesStaffTexts } from './texts.ts'

const usePlaces = staffQueryHook<typeof crowdPlacesContract>()
const call = staffClient<typeof crowdPlacesContract>()

/** Staff console: the places and gates where crowds are reported, to name, place, order, hide or add. */
export function CrowdPlacesPanel() {
  const t = useText(crowdPlacesStaffTexts)
  const { language } = useLanguage()
  const wordsOf = usePositionWords()
  const [here] = useState(readNewHere)
  const { value, ...query } = usePlaces('GET /api/crowd-places', {})
  return (
    <RecordsPanel<StaffCrowdPlace, CrowdPlaceFields>
      {...query}
      rows={value?.places}
      wordsOf={({ name, why }) => [name.en, name.hi, why.en, why.hi]}
      shown={place => {
        const { below, marks } = wordsOf({ ...place, precision_m: place.position?.precision_m ?? null })
        return {
          name: `${place.order ? `${place.order}. ` : ''}${place.name[language]}`,
          below: place.kind === 'gate' ? `${t('gate')} · ${below}` : below,
          marks,
          isHidden: !place.is_active,
        }
      }}
      add={{
        label: t('add'),
        isAsked: here !== undefined,
        send: (id, fields) => call('POST /api/crowd-places', { body: { id, ...fields } }),
      }}
      change={(id, body) => call('PUT /api/crowd-places/:id', { params: { id }, body })}
      readAll={async () => (await call('GET /api/crowd-places', {})).places}
      form={form => <CrowdPlaceForm {...form} here={here} />}
    >
      <p className="sub pad">{t('lead')}</p>
      <FileExchange url="/api/crowd-places/file" name="crowd-places" onStored={query.refresh} />
    </RecordsPanel>
  )
}
