import type { ReactNode } from 'react'
import { dakBamPlaces } from '#content/queue-places.ts'
import { useText } from '#kit/web/language.tsx'
import type { Head } from '../contract.ts'
import { PlaceKeys } from './place-keys.tsx'
import styles from './queue-panel.module.css'
import { queueStaffTexts } from './texts.ts'

type Props = {
  told: Head | null
  onTell: (place: string) => void
  /** What became of the last tap. */
  children: ReactNode
}

/** Where the first of the dak bam are: one tap tells it. */
export function DakBamForm({ told, onTell, children }: Props) {
  const t = useText(queueStaffTexts)
  return (
    <>
      <PlaceKeys
        title={t('whereHead')}
        places={dakBamPlaces}
        chosen={told?.place}
        mark={t('headHere')}
        onChoose={onTell}
      />
      <div className={styles.act}>{children}</div>
    </>
  )
}
