import { useMemo } from 'react'
import { Conversation as Talk } from '#features/voice-search/conversation.tsx'
import { followLink } from '#kit/web/follow-link.tsx'
import { useText } from '#kit/web/language.tsx'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'
import { texts } from '#kit/web/texts.ts'
import { closeDialog, closes } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFindable } from './findable.tsx'

const offered = [
  paths.facility('drinking-water'),
  paths.facility('toilet'),
  paths.facility('health-centre'),
  paths.facility('shivir'),
  paths.facility('bhandara'),
  paths.melaRoute(),
]

/** Content of the ask Nandi sheet. */
export function Conversation({ services }: { services: readonly SearchWords[] }) {
  const t = useText(texts)
  const { services: answers, stops, places, contacts } = useFindable(services)
  return (
    <Talk
      services={useMemo(() => [...answers, ...stops], [answers, stops])}
      others={useMemo(() => [...places, ...contacts], [places, contacts])}
      suggestions={services.filter(item => offered.includes(item.to))}
      onFound={item => {
        closeDialog('nandi')
        followLink(item.to)
      }}
      titleId="nandi-title"
      closeKey={
        <button type="button" className="icbtn" aria-label={t('close')} {...closes('nandi')}>
          <Icon name="i-close" />
        </button>
      }
    />
  )
}
