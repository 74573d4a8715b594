import { useState } from 'react'
import type { Stories } from '#kit/web/stories.ts'
import { Stars } from './stars.tsx'

function Rated({ stars, isMissing = false }: { stars: number; isMissing?: boolean }) {
  const [rating, rate] = useState(stars)
  return (
    <Stars
      rating={rating}
      onRate={rate}
      disabled={false}
      error={isMissing ? 'Please choose the stars' : undefined}
    />
  )
}
export const stories: Stories = {
  feature: 'feedback',
  states: [
    { name: 'no stars yet, and missing', Show: () => <Rated stars={0} isMissing /> },
    { name: 'three stars', Show: () => <Rated stars={3} /> },
    { name: 'five stars', Show: () => <Rated stars={5} /> },
  ],
}
