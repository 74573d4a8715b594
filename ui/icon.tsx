import spriteUrl from './sprite.svg?url'

export type IconName =
  | 'i-route'
  | 'i-contact'
  | 'i-gallery'
  | 'i-quiz'
  | 'i-hotel'
  | 'i-atm'
  | 'i-water'
  | 'i-toilet'
  | 'i-bathroom'
  | 'i-rest'
  | 'i-dharamshala'
  | 'i-shivir'
  | 'i-health'
  | 'i-parking'
  | 'i-lost'
  | 'i-bhandara'
  | 'i-crowd'
  | 'i-pooja'
  | 'i-darshan'
  | 'i-aarti'
  | 'i-bhajan'
  | 'i-ambulance'
  | 'i-control'
  | 'i-phone'
  | 'i-mail'
  | 'i-warning'
  | 'i-navigate'
  | 'i-pin'
  | 'i-map'
  | 'i-car'
  | 'i-locate'
  | 'i-search'
  | 'i-mic'
  | 'i-nandi'
  | 'i-camera'
  | 'i-heart'
  | 'i-trophy'
  | 'i-clock'
  | 'i-wifi-off'
  | 'i-language'
  | 'i-menu'
  | 'i-back'
  | 'i-close'
  | 'i-check'
  | 'i-upload'
  | 'i-download'
  | 'i-share'
  | 'i-filter'
  | 'i-home'
  | 'i-chevron'
  | 'i-external'
  | 'i-refresh'
  | 'i-star'
  | 'i-sound'
  | 'i-mute'
  | 'i-trash'
  | 'i-plus'
  | 'i-print'
  | 'i-logout'
  | 'i-user'
  | 'i-air'
  | 'i-rain'
  | 'i-code'
  | 'i-sun'
  | 'i-cloud'
  | 'i-storm'
  | 'i-bell'
  | 'i-hand'
  | 'i-swap'
  | 'i-shield'
  | 'i-child'
  | 'i-calendar'
  | 'l-none'
  | 'l-low'
  | 'l-medium'
  | 'l-high'
  | 'm-trishul'
  | 'm-damru'
  | 'm-bilva'
  | 'm-lota'
  | 'm-prasad'
  | 'm-om'
  | 'm-kanwar'

/** An icon of the sprite. Hidden from screen readers: the text beside it or its control's label says what it is. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName
  size?: 20 | 24 | 28 | 32 | 48
  className?: string
}) {
  const sized = size === 24 ? 'i' : `i i--${size}`
  return (
    <svg className={className ? `${sized} ${className}` : sized} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
