import { useEffect } from 'react'
import { useText } from '#kit/web/language.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { useTitle } from '#kit/web/page.tsx'
import { ControlRoom } from './control-room.tsx'
import { Road } from './road.tsx'
import { wallTexts } from './texts.ts'
import './wall.css'
import './wall-map.css'
import './wall-rows.css'

/** `/wall`: the control room's screen; `/wall/led`: the screen at the road. Both run without touch. */
export function WallScreen({ params: { page } }: ScreenProps) {
  const t = useText(wallTexts)
  const isRoad = page === 'led'
  useTitle(t(isRoad ? 'road' : 'title'))
  useEffect(() => {
    const before = document.documentElement.dataset.theme
    document.documentElement.dataset.theme = 'dark'
    return () => {
      document.documentElement.dataset.theme = before ?? ''
    }
  }, [])
  return (
    <main id="content" className={isRoad ? 'wall wall--road' : 'wall'}>
      {isRoad ? <Road /> : <ControlRoom />}
    </main>
  )
}
