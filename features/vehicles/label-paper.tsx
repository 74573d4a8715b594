import { createPortal } from 'react-dom'
import style from './slip.module.css'
import { slipTexts } from './slip-texts.ts'

/** How many final digits of its number a label shows. */
const shownDigits = 4

/**
 * Vehicle labels of 80 × 40 mm, one after the other, for slip printers. A label has only the number's last digits, so that
 * nobody who sees it on a vehicle can forge the slip.
 */
export const LabelPapers = ({ numbers }: { numbers: readonly string[] }) =>
  createPortal(
    <div className={style.papers} aria-hidden="true">
      {numbers.map(number => (
        <article key={number} className={style.label} lang="hi">
          <p>{slipTexts.title.hi}</p>
          <strong>{number.slice(-shownDigits)}</strong>
          <p>{slipTexts.label.hi}</p>
          <p lang="en">{slipTexts.label.en}</p>
        </article>
      ))}
    </div>,
    document.body,
  )
