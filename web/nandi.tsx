import { useMemo } from 'react'
import { Conversation as Talk } from '#features/voice-search/conversation.tsx'
import { followLink } from '#kit/web/follow-link.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, closes } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
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
  const kit = useText(kitTexts)
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
      closeKey={
        <button type="button" className="icbtn" aria-label={kit('close')} {...closes('nandi')}>
          <Icon name="i-close" />
        </button>
      }
    />
  )
}
