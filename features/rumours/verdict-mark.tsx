import { Icon, type IconName } from '#ui/icon.tsx'
import style from './rumours.module.css'
import type { Verdict } from './verdicts.ts'

const icons: Readonly<Record<Verdict, IconName>> = {
  heard: 'l-none',
  checking: 'i-search',
  true: 'i-check',
  'not-true': 'i-close',
}
const looks = { heard: 'open', checking: 'open', true: 'right', 'not-true': 'wrong' } as const

/** A verdict's shape. The words beside it say what it means. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`${style.mark} ${style[looks[verdict]]}`}>
      <Icon name={icons[verdict]} size={28} />
    </span>
  )
}
