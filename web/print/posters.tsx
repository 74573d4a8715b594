import { useState } from 'react'
import type { Text } from '#common/text.ts'
import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'
import { nameOfLot } from '#features/vehicles/lots/fullness.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Chips } from '#ui/chips.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { type Lists, Sheet, SheetCode, Sheets, ToFill, WithLists } from './sheet.tsx'
import { printTexts } from './texts.ts'
import './posters.css'

type Wanted = 'all' | 'help-desk' | 'lots' | PlaceType
type PosterOf = { id: string; icon: IconName; title: Text; name: Text; at: Text; opens: string }

/** `/print/posters`: a poster for each place, parking lot and help desk, whose code opens the guide. */
export const Posters = () => <WithLists>{lists => <Shown lists={lists} />}</WithLists>

function Shown({ lists }: { lists: Lists }) {
  const t = useText(printTexts)
  const say = useSay()
  const [wanted, setWanted] = useState<Wanted>('help-desk')
  const [savesInk, setSavesInk] = useState(false)
  const posters = postersOf(lists, wanted)
  return (
    <Sheets
      count={posters.length}
      form={
        <>
          <Chips<Wanted>
            label={t('which')}
            choices={[
              { id: 'help-desk', label: t('helpDesk') },
              { id: 'lots', label: t('lots') },
              ...placeTypes.map(id => ({ id, label: say(facilityTypes[id].label) })),
              { id: 'all', label: t('all') },
            ]}
            selected={wanted}
            onSelect={setWanted}
          />
          <label className="check">
            <input type="checkbox" checked={savesInk} onChange={event => setSavesInk(event.target.checked)} />
            <span>{t('ink')}</span>
          </label>
        </>
      }
    >
      {posters.map(poster => (
        <Poster key={poster.id} poster={poster} savesInk={savesInk} />
      ))}
    </Sheets>
  )
}

/** The selected posters. One help-desk poster has empty lines, for a desk that is not listed. */
function postersOf({ places, contacts, lots }: Lists, wanted: Wanted): PosterOf[] {
  const desks = contacts
    .filter(({ contact_type }) => contact_type === 'control_room')
    .map(({ id, name, designation }) => ({ id, name, at: designation ?? nothing }))
  const helpDesks = [...desks, { id: 'empty', name: nothing, at: nothing }].map(
    (desk): PosterOf => ({ ...desk, icon: 'i-control', title: printTexts.helpDesk, opens: paths.home() }),
  )
  const ofLots = lots.map(
    ({ id, number, name, location_name }): PosterOf => ({
      ...{ id, icon: 'i-parking', name, at: location_name, opens: paths.facility('parking') },
      title: nameOfLot({ number, name: nothing }),
    }),
  )
  const ofPlaces = places.map(({ id, facility_type: type, name, location_name }): PosterOf => {
    const { icon, label: title } = facilityTypes[type]
    return { id, icon, title, name, at: location_name, opens: paths.facility(type) }
  })
  if (wanted === 'help-desk') return helpDesks
  if (wanted === 'lots') return ofLots
  if (wanted === 'all') return [...helpDesks, ...ofLots, ...ofPlaces]
  return ofPlaces.filter(({ title }) => title === facilityTypes[wanted].label)
}
const nothing: Text = { en: '', hi: '' }

function Poster({ poster, savesInk }: { poster: PosterOf; savesInk: boolean }) {
  const { icon, title, name, at, opens } = poster
  return (
    <Sheet className={savesInk ? 'poster poster--ink' : 'poster'}>
      <header>
        <div className="niche">
          <Icon name={icon} />
        </div>
        <h2>
          {title.hi}
          <small lang="en">{title.en}</small>
        </h2>
      </header>
      <div className="poster-scan sheet-scan">
        <SheetCode path={opens} />
        <div>
          <h3>{printTexts.scan.hi}</h3>
          <p>{printTexts.scanUse.hi}</p>
          <p lang="en">{printTexts.scanUse.en}</p>
          <p>
            <b>{printTexts.offline.hi}</b>
          </p>
        </div>
      </div>
      <div className="poster-place">
        {name.hi ? (
          <p>
            <b className="clamp">{name.hi}</b>
            <span className="clamp" lang="en">
              {name.en}
            </span>
            <span className="clamp">{at.hi}</span>
          </p>
        ) : (
          <ToFill label={printTexts.place.hi} />
        )}
        <p>
          {printTexts.helpDesk.hi} / <span lang="en">{printTexts.helpDesk.en}</span>
          <strong>155304</strong>
        </p>
      </div>
    </Sheet>
  )
}
