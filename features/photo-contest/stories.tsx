import { useState } from 'react'
import type { Stories } from '#kit/web/stories.ts'
import type { Photo, PhotoPage } from './contract.ts'
import { fromPage } from './gallery/gallery-list.ts'
import { PhotoGrid } from './gallery/photo-grid.tsx'
import type { Gallery } from './gallery/use-gallery.ts'

const nothing = () => {}

function Grid({ page, failed = false }: { page: PhotoPage; failed?: boolean }) {
  const [voted, setVoted] = useState<ReadonlySet<string>>(new Set())
  const list = { ...fromPage(page, 0), next: failed ? 'more' : page.next }
  const gallery = { list, more: nothing, moreFailed: failed } as unknown as Gallery
  const votes = {
    hasVoted: (id: string) => voted.has(id),
    isVoting: () => false,
    isWaiting: () => false,
    vote: ({ id }: { id: string }) => setVoted(new Set([...voted, id])),
  }
  return <PhotoGrid gallery={gallery} votes={votes} />
}
const photo = (id: string, name: string, vote_count: number, picture: number): Photo => ({
  id: `00000000-0000-4000-8000-0000${id}`,
  // The guide's own pictures stand in for photos.
  image_url: `/art/day-${picture}.svg`,
  width: 1200,
  height: 800,
  name,
  created_at: '2027-07-19T13:10:00.000Z',
  is_approved: true,
  vote_count,
})

/** A Monday evening: one photo leads, a long name, one without votes. */
const evening: PhotoPage = {
  photos: [
    photo('7f3ac21e', 'सुनीता कुमारी', 214, 1),
    photo('0c81bd4a', 'Anita Devi', 186, 3),
    photo('e92d07f5', 'Shri Rajendra Prasad Narayan Singh Thakur', 151, 2),
    photo('a15f920d', 'मनोज साह', 0, 5),
  ],
  next: null,
  top: 214,
  is_closed: false,
}
/** Two photos are equal. */
const equal: PhotoPage = {
  ...evening,
  photos: evening.photos.slice(0, 3).map((one, n) => ({ ...one, vote_count: n < 2 ? 97 : 3 })),
  top: 97,
}
const broken: PhotoPage = {
  ...evening,
  photos: evening.photos.map(photo => ({ ...photo, image_url: '/photos/none/800.webp' })),
}

export const stories: Stories = {
  feature: 'photo-contest',
  states: [
    { name: 'one photo leads', Show: () => <Grid page={evening} /> },
    { name: 'two are equal', Show: () => <Grid page={equal} /> },
    { name: 'pictures are gone', Show: () => <Grid page={broken} /> },
    { name: 'the next page cannot be had', Show: () => <Grid page={equal} failed /> },
  ],
}
