import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { type Deity, deities, pictureOf } from './deities.ts'
import css from './deity-choice.module.css'
import { deletePuja } from './saved-puja.ts'
import { virtualPoojaTexts } from './texts.ts'

/** The choice of deities: Baba Garibnath, then the twelve jyotirlingas. */
export function DeityChoice() {
  const t = useText(virtualPoojaTexts)
  const [first, ...others] = deities
  return (
    <Page flow className="wide">
      <div className={css.choice}>
        <p className={css.ask}>{t('choose')}</p>
        {first ? <Card deity={first} /> : null}
        <h2>{t('jyotirlingas')}</h2>
        <ul>
          {others.map(deity => (
            <li key={deity.id}>
              <Card deity={deity} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

/** A deity to choose. A tap deletes the saved pooja. */
function Card({ deity }: { deity: Deity }) {
  const say = useSay()
  return (
    <Link
      href={paths.virtualPooja(deity.id)}
      state={{ isFromChoice: true }}
      onClick={deletePuja}
      className={css.card}
    >
      <img
        src={pictureOf(deity)}
        alt=""
        width="320"
        height="240"
        loading={deity.id === 'default' ? 'eager' : 'lazy'}
      />
      <span>
        <b>{say(deity.name)}</b>
        <small>{say(deity.location)}</small>
      </span>
    </Link>
  )
}
