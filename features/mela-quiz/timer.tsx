import { useEffect, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './question.module.css'
import { melaQuizTexts } from './texts.ts'

/** Counts down to `end` (ms of performance.now) and calls `onEnd` once. */
export function Timer({ end, onZero }: { end: number; onZero: () => void }) {
  const t = useText(melaQuizTexts)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  const zero = useRef(onZero)
  zero.current = onZero
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) zero.current()
  }, [isOver])
  const isLast = seconds <= 60
  return (
    <span className={isLast ? `${css.timer} ${css.last}` : css.timer}>
      <Icon name="i-clock" size={20} />
      <span role="status">{isLast ? t('lastMinute') : <span className="hide">{t('timeLeft')}</span>}</span>
      <span role="timer">{`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}</span>
    </span>
  )
}

const two = (count: number) => String(count).padStart(2, '0')
