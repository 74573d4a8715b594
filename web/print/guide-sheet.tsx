import { sayClock } from '#common/fair-time.ts'
import { fill, type Language, type Text } from '#common/text.ts'
import { dailyAartis } from '#content/edition.ts'
import { facilityTypes, type PlaceType } from '#content/facility-types.ts'
import { isOfFair } from '#content/place-address.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import type { IconName } from '#ui/icon.tsx'
import { guideFileTexts } from '../guide-file/texts.ts'
import {
  fairYear,
  InBothLanguages,
  Lines,
  type Lists,
  PartTitle,
  Sheet,
  SheetCode,
  ToFill,
} from './sheet.tsx'
import { printTexts } from './texts.ts'
import './guide-sheet.css'

/** `/print/guide`: the guide on one sheet of paper, with one page in Hindi and one in English. */
export const GuideSheets = () => (
  <InBothLanguages
    count={1}
    sheet={(lists, language) => <GuideSheet key={language} lists={lists} language={language} />}
  />
)

const types: readonly PlaceType[] = [
  'drinking-water',
  'toilet',
  'health-centre',
  'shivir',
  'rest-room',
  'bhandara',
  'parking',
]
const tips: readonly Text[] = [
  crowdStatusTexts.tipHands,
  crowdStatusTexts.tipMeet,
  guideFileTexts.dontRun,
  crowdStatusTexts.tipFall,
  guideFileTexts.dontPole,
  guideFileTexts.dontDrain,
]
const numbers = [
  { number: '108', key: 'ambulance' },
  { number: '112', key: 'emergency' },
  { number: '155304', key: 'helpDesk' },
] as const

function GuideSheet({ lists, language }: { lists: Lists; language: Language }) {
  const say = (text: Text) => text[language]
  return (
    <Sheet className="paper--guide" language={language}>
      <header>
        <div>
          <h2>{fill(printTexts.fair, language, { year: fairYear() })}</h2>
          <p>{say(printTexts.under)}</p>
        </div>
        <SheetCode path="/" label={location.host} />
      </header>
      <div className="paper-parts">
        <section>
          <PartTitle icon="i-route">{say(printTexts.way)}</PartTitle>
          <ol className="paper-way">
            {lists.waypoints.map(({ order, name }) => (
              <li key={order}>{say(name)}</li>
            ))}
          </ol>
        </section>
        <section>
          <div className="paper-numbers">
            {numbers.map(({ number, key }) => (
              <p key={number}>
                {say(printTexts[key])}
                <b>{number}</b>
              </p>
            ))}
          </div>
          <div className="paper-lists">
            {types.map(type => (
              <Part key={type} icon={facilityTypes[type].icon} title={say(facilityTypes[type].label)}>
                {namesOf(lists, type, language)}
              </Part>
            ))}
            <Part icon="i-aarti" title={say(printTexts.aarti)}>
              {dailyAartis.map(({ time }) => sayClock(Number(time.slice(0, 2)), 0, language)).join(' · ')}
            </Part>
          </div>
          <PartTitle icon="i-crowd">{say(printTexts.mind)}</PartTitle>
          <ol className="paper-tips">
            <Lines of={tips} language={language} />
          </ol>
          <div className="paper-own">
            {(['group', 'meeting', 'home'] as const).map(key => (
              <ToFill key={key} label={say(printTexts[key])} />
            ))}
          </div>
        </section>
      </div>
    </Sheet>
  )
}

const Part = ({ icon, title, children }: { icon: IconName; title: string; children: string }) => (
  <div>
    <PartTitle icon={icon}>{title}</PartTitle>
    <p className="clamp">{children}</p>
  </div>
)

/** Letters of names that fit in five lines of a narrow column, beside the number of further places. */
const mostLetters = 115
const trust = { surveyed: 0, existence: 1, no: 2 }

/** Names of a type's most reliably known places, and how many more there are. */
function namesOf({ places }: Lists, type: PlaceType, language: Language): string {
  const found = places
    .filter(place => place.facility_type === type)
    .toSorted((a, b) => trust[a.verified] - trust[b.verified])
    .map(place =>
      isOfFair(place)
        ? fill(printTexts.ofFair, language, { name: place.name[language] })
        : place.name[language],
    )
  if (found.length === 0) return printTexts.none[language]
  let shown = Math.min(3, found.length)
  while (shown > 1 && found.slice(0, shown).join(' · ').length > mostLetters) shown -= 1
  const names = found.slice(0, shown).join(' · ')
  return found.length > shown ? fill(printTexts.more, language, { names, n: found.length - shown }) : names
}
