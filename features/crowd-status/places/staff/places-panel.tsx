import { useState } from 'react'
import { emptyFields } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { type NewHere, readNewHere } from '#kit/web/staff/new-here.ts'
import { usePositionWords } from '#kit/web/staff/position-words.ts'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowForm } from '#kit/web/staff/row-form.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { crowdPlaceColumns, crowdPlaceColumnTexts } from '../columns.ts'
import type { CrowdPlaceFields, crowdPlacesContract, StaffCrowdPlace } from '../contract.ts'

const crowdPlacesStaffTexts = defineTexts({
  lead: {
    en: 'Crossings, gates and grounds from which staff report how crowded it is. Who reports from where is set under “Crowd levels”.',
    hi: 'चौक, द्वार और मैदान, जहाँ से कर्मचारी भीड़ की सूचना देते हैं। कौन कहाँ से सूचना देगा, यह “भीड़ की स्थिति” में तय होता है।',
  },
  add: { en: 'Add a place or gate', hi: 'जगह या द्वार जोड़ें' },
  change: { en: 'Change the place', hi: 'जगह बदलें' },
  gate: { en: 'Gate', hi: 'द्वार' },
})

const usePlaces = staffRowsHook<typeof crowdPlacesContract, StaffCrowdPlace, CrowdPlaceFields>({
  ...{ all: 'GET /api/crowd-places', list: 'places' },
  ...{ add: 'POST /api/crowd-places', change: 'PUT /api/crowd-places/:id' },
})

/** Staff console: the places and gates where crowds are reported, to name, place, order, hide or add. */
export function CrowdPlacesPanel() {
  const t = useText(crowdPlacesStaffTexts)
  const { language } = useLanguage()
  const wordsOf = usePositionWords()
  const [here] = useState(readNewHere)
  const places = usePlaces()
  return (
    <RecordsPanel
      {...places}
      titles={{ add: t('add'), change: t('change') }}
      isAddAsked={here !== undefined}
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
      form={form => (
        <RowForm
          {...form}
          columns={crowdPlaceColumns}
          texts={crowdPlaceColumnTexts}
          empty={emptyPlace(here)}
        />
      )}
    >
      <p className="sub pad">{t('lead')}</p>
      <FileExchange url="/api/crowd-places/file" name="crowd-places" onStored={places.refresh} />
    </RecordsPanel>
  )
}

function emptyPlace(here: NewHere | undefined): CrowdPlaceFields {
  const empty = emptyFields(crowdPlaceColumns)
  if (!here) return empty
  const { kind, source, ...position } = here
  return { ...empty, kind: kind === 'gate' ? 'gate' : 'place', position, source }
}
