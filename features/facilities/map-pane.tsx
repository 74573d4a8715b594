import { useEffect, useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { Icon } from '#ui/icon.tsx'
import type { Facility } from './contract.ts'
import styles from './facilities.module.css'
import { pointOf } from './nearby.ts'
import type { StreetMap } from './street-map.tsx'

const texts = defineTexts({
  loading: { en: 'Opening the map...', hi: 'नक्शा खुल रहा है...' },
  failed: { en: 'The map could not be opened', hi: 'नक्शा नहीं खुल सका' },
  empty: {
    en: 'No place of this list has a known position yet.',
    hi: 'इस सूची की कोई भी जगह नक्शे पर ठीक कहाँ है, यह अभी पता नहीं है।',
  },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
})

type Props = { places: readonly Facility[]; found: Found | undefined }
type Loaded = { StreetMap: typeof StreetMap }

/** Loads the map's code when the map is opened; if that fails, an error with a retry is shown above the list. */
export function MapPane({ places, found }: Props) {
  const t = useText(texts)
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a retry
  useEffect(() => {
    setLoaded(undefined)
    import('./street-map.tsx').then(setLoaded, () => setLoaded('failed'))
  }, [round])
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
        <button type="button" className="btn btn--line btn--s" onClick={() => setRound(round + 1)}>
          <Icon name="i-refresh" size={20} />
          {t('tryAgain')}
        </button>
      </div>
    )
  return <loaded.StreetMap places={places} found={found} />
}
