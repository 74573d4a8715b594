import { FirstAid } from '#features/help/first-aid.tsx'
import { NearestHealthPlaces } from './help.tsx'

/** `/first-aid` with the health centres, which belong to another feature. */
export function FirstAidScreen({ params }: { params: { emergency?: string } }) {
  return (
    <FirstAid emergency={params.emergency}>
      <NearestHealthPlaces />
    </FirstAid>
  )
}
