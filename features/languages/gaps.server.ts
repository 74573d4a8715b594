import type { Gap, Gaps } from './contract.ts'
import type { ThirdCode } from './names.ts'
import type { Stored } from './stored.server.ts'
import { gapsOf, type SourceText } from './translation.server.ts'

/** `features/events/texts.ts eventsTexts.next` belongs to the part `events`, `web/texts.ts appTexts.main` to `web`. */
export const partOf = (key: string): string => /^(?:features\/)?([a-z-]+)\//.exec(key)?.[1] ?? ''

/** How many texts a language lacks, by part of the guide; the parts that lack most come first. */
export function countGaps(
  language: ThirdCode,
  texts: readonly SourceText[],
  stored: Stored | undefined,
  isShown: boolean,
): Gaps {
  const { missing, changed } = gapsOf(texts, stored?.translation ?? {})
  const count = (list: readonly SourceText[]) => {
    const byPart = Map.groupBy(list, ({ key }) => partOf(key))
    return (part: string) => byPart.get(part)?.length ?? 0
  }
  const [all, lacking, older] = [count(texts), count(missing), count(changed)]
  const parts = [...new Set(texts.map(({ key }) => partOf(key)))].map(part => ({
    part,
    title: titleOf(part, texts),
    texts: all(part),
    missing: lacking(part),
    changed: older(part),
  }))
  return {
    language,
    kind: stored ? (stored.isSample ? 'sample' : 'whole') : 'none',
    is_shown: isShown,
    texts: texts.length,
    missing: missing.length,
    changed: changed.length,
    parts: parts.toSorted((a, b) => b.missing + b.changed - a.missing - a.changed),
  }
}

// The text that holds a feature's title if its manifest takes it from another file or uses another name.
const titleKeys: Readonly<Record<string, string>> = {
  about: 'features/about/page-ids.ts aboutTitle',
  contacts: 'content/facility-types.ts facilityTypes.centralised-contact.label',
  facilities: 'features/facilities/staff-manifest.ts label',
  'mela-route': 'content/facility-types.ts facilityTypes.mela-route.label',
  devices: 'features/devices/api.server.ts devicesApi.minting.1.title',
  weather: 'features/weather/texts.ts weatherTexts.title',
}

function titleOf(part: string, texts: readonly SourceText[]) {
  const titleKey = titleKeys[part] ?? `features/${part}/manifest.ts manifest.title`
  const title = texts.find(({ key }) => key === titleKey)
  return title ? { en: title.en, hi: title.hi } : null
}

/** The texts of one part that a language lacks. */
export function listGaps(part: string, texts: readonly SourceText[], stored: Stored | undefined): Gap[] {
  const ofPart = texts.filter(({ key }) => partOf(key) === part)
  const { missing, changed } = gapsOf(ofPart, stored?.translation ?? {})
  const older = new Set(changed)
  return ofPart
    .filter(text => older.has(text) || missing.includes(text))
    .map(text => ({ ...text, is_changed: older.has(text) }))
}
