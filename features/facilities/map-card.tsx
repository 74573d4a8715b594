import type { ReactNode } from 'react'
import styles from './map-card.module.css'

/** A card with a drawn map as decoration; loads no map. */
export function MapCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <svg viewBox="0 0 328 120" aria-hidden="true" className={styles.sketch}>
        <path
          className={styles.street}
          d="M-4 88 90 62l70 22 92-40 80 10M60-4l30 66-18 62M214-4l-8 66 30 62"
        />
        <path className={styles.walk} d="M6 112c60-6 84-22 118-30s50-16 66-34" />
        <path className={styles.shrine} d="M190 48v-9l7-17 7 17v9z" />
      </svg>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </div>
  )
}
