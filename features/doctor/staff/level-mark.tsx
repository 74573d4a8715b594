import type { ReactNode } from 'react'
import type { Level } from '../contract.ts'
import styles from './doctor-panel.module.css'

/** A shape for each level; the heading above says the same in words. */
export function LevelMark({ level }: { level: Level }) {
  return (
    <svg viewBox="0 0 36 36" className={`${styles.mark} ${styles[level]}`} aria-hidden="true">
      {marks[level]}
    </svg>
  )
}

const marks: Record<Level, ReactNode> = {
  mend: (
    <>
      <path d="M18 3 34 32H2Z" fill="currentColor" strokeLinejoin="round" />
      <path d="M18 13v9m0 4.5v.1" className={styles.ink} />
    </>
  ),
  watch: (
    <>
      <path d="M18 2 34 18 18 34 2 18Z" fill="currentColor" />
      <path d="M11 18h14" className={styles.ink} />
    </>
  ),
  unknown: (
    <>
      <rect x="3" y="3" width="30" height="30" rx="7" className={styles.dashed} />
      <path d="M13.5 14a4.5 4.5 0 1 1 6.5 4c-1.5.7-2 1.5-2 3m0 4v.1" className={styles.stroke} />
    </>
  ),
  fine: (
    <>
      <circle cx="18" cy="18" r="15" fill="currentColor" />
      <path d="m11 18.5 5 5 9-10" className={styles.ink} />
    </>
  ),
}
