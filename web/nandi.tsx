import { useMemo } from 'react'
import { Conversation as Talk } from '#features/voice-search/conversation.tsx'
import { followLink } from '#kit/web/follow-link.ts'
import { paths } from '#kit/web/paths.ts'
import { closeDialog } from '#ui/dialog.tsx'
import { useSearchItems } from './search-items.ts'
import type { Search } from './search-words.ts'

const offered = [
  paths.facility('drinking-water'),
  paths.facility('toilet'),
  paths.facility('health-centre'),
  paths.facility('shivir'),
  paths.facility('bhandara'),
  paths.melaRoute(),
]

/** The content of the ask Nandi sheet. */
export function Conversation({ search }: { search: Search }) {
  const { services, stops, places, contacts } = useSearchItems(search)
  return (
    <Talk
      services={useMemo(() => [...services, ...stops], [services, stops])}
      others={useMemo(() => [...places, ...contacts], [places, contacts])}
      suggestions={search.words.filter(item => offered.includes(item.to))}
      onFound={item => {
        closeDialog('nandi')
        followLink(item.to)
      }}
      titleId="nandi-title"
    />
  )
}
