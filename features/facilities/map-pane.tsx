import { useEffect, useState } from 'react'
import { pointOf } from '#common/distance.ts'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import type { Facility } from './contract.ts'
import styles from './facilities.module.css'
import type { StreetMap } from './street-map.tsx'
import { facilitiesTexts } from './texts.ts'

const texts = defineTexts({
  loading: { en: 'Opening the map...', hi: 'नक्शा खुल रहा है...' },
  failed: { en: 'The map could not be opened', hi: 'नक्शा नहीं खुल सका' },
  empty: {
    en: 'No place of this list has a known position yet.',
    hi: 'इस सूची की कोई भी जगह नक्शे पर ठीक कहाँ है, यह अभी पता नहीं है।',
  },
})

/** `isFolded`: there are no places here, because those of the list do not exist now and are folded away. */
type Props = { places: readonly Facility[]; isFolded: boolean; found: Found | undefined }
type Loaded = { StreetMap: typeof StreetMap }
// A separate function: Vite runs code chained to `import()` only after the styles have loaded, and not when they fail.
const loadMap = (): Promise<Loaded> => import('./street-map.tsx')

/** Loads the map's code when the map is opened; if that fails, an error with a retry is shown in its place. */
export function MapPane({ places, isFolded, found }: Props) {
  const t = useText(texts)
  const tList = useText(facilitiesTexts)
  const kit = useText(kitTexts)
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => {
    loadMap().then(setLoaded, () => setLoaded('failed'))
  }, [])
  if (!places.length && isFolded) return <p className={styles.map}>{tList('noneStandsMap')}</p>
  if (!places.some(pointOf)) return <p className={styles.map}>{t('empty')}</p>
  if (!loaded)
    return (
      <div className={styles.map} role="status">
        <span className="spin" />
        {t('loading')}
      </div>
    )
  if (loaded === 'failed')
    return (
      <div className={styles.map} role="status">
        {t('failed')}
        {/* Opens the page anew: styles that failed once are not asked for again. */}
        <a className="btn btn--line btn--s" href="?showMap=true">
          <Icon name="i-refresh" size={20} />
          {kit('tryAgain')}
        </a>
      </div>
    )
  return <loaded.StreetMap places={places} found={found} />
}
