import { Icon, type IconName } from './icon.tsx'

type Props = { icon: IconName; label: string; number: string; emergency?: boolean }
/** A large button that dials. The number is visible text, so that it can be read out or dialled on another phone. */
export function Call({ icon, label, number, emergency = false }: Props) {
  return (
    <a className={emergency ? 'call call--108' : 'call'} href={`tel:${number}`}>
      <Icon name={icon} size={32} />
      <span>{label}</span>
      <strong className="num">{number}</strong>
    </a>
  )
}
