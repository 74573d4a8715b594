import { DayCarousel } from '#features/home/day-carousel.tsx'
import { dayPictures } from '#features/home/day-pictures.ts'
import { useDayPhotos } from '#features/photo-contest/gallery/use-day-photos.tsx'

/** Approved photos of the contest, or drawn pictures while there are none. */
export function PictureOfTheDay() {
  const photos = useDayPhotos()
  return <DayCarousel pictures={photos.length > 0 ? photos : dayPictures} />
}
