import style from './first-aid.module.css'
import pictures from './first-aid.svg?url'

/** A drawing of first aid. The words beside it say what it shows. */
export function StepPicture({ name }: { name: string }) {
  return (
    <svg className={style.picture} aria-hidden="true">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
