import { useState } from 'react'
import type { Stories } from '#kit/web/stories.tsx'
import type { PhotoPage } from './contract.ts'
import { equal, evening } from './examples.ts'
import { fromPage } from './gallery/gallery-list.ts'
import { PhotoGrid } from './gallery/photo-grid.tsx'
import type { Gallery } from './gallery/use-gallery.tsx'

const nothing = () => {}

function Grid({ page, failed = false }: { page: PhotoPage; failed?: boolean }) {
  const [voted, setVoted] = useState<ReadonlySet<string>>(new Set())
  const list = { ...fromPage(page, 0), next: failed ? 'more' : page.next }
  const gallery = { list, more: nothing, moreFailed: failed } as unknown as Gallery
  const votes = {
    hasVoted: (id: string) => voted.has(id),
    isVoting: () => false,
    vote: ({ id }: { id: string }) => setVoted(new Set([...voted, id])),
  }
  return <PhotoGrid gallery={gallery} votes={votes} />
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
