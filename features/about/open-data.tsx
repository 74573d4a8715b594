import { licence } from '#content/open-data.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './about.module.css'
import { commonColumns, crowdPlaceColumns, eventColumns, placeColumns, walkColumns } from './open-columns.ts'
import { aboutOpenDataTexts } from './open-data-texts.ts'

/** The files by their name below /data (server/open-data). */
const files = [
  { name: 'places', kinds: ['csv', 'geojson'], columns: placeColumns },
  { name: 'crowd-places', kinds: ['csv'], columns: crowdPlaceColumns },
  { name: 'events', kinds: ['csv', 'ics'], columns: eventColumns },
  { name: 'walk', kinds: ['csv', 'geojson'], columns: walkColumns },
] as const

/** The lists of the guide as files, what their columns hold, and the licence. */
export function OpenData() {
  const t = useText(aboutOpenDataTexts)
  return (
    <>
      <div className={`band ${style.text}`}>
        <p>{t('lead')}</p>
        <p>{t('made')}</p>
        <p>{t('known')}</p>
        <h2>{t('licence')}</h2>
        <p>
          {t('licenceUse')}{' '}
          <OutsideLink href={licence.url} className="tel">
            <span lang="en">{licence.name}</span>
          </OutsideLink>
        </p>
        {licence.isConfirmed ? null : <p>{t('licenceOpen')}</p>}
      </div>
      {files.map(file => (
        <File key={file.name} {...file} />
      ))}
      <div className="list">
        <Download path="datapackage.json" label={t('package')} />
      </div>
    </>
  )
}

function File({ name, kinds, columns }: (typeof files)[number]) {
  const t = useText(aboutOpenDataTexts)
  const say = useSay()
  return (
    <section aria-labelledby={`data-${name}`}>
      <div className="sec">
        <h2 id={`data-${name}`}>{t(name)}</h2>
      </div>
      {name === 'crowd-places' ? <p className="pad sub">{t('crowdNow')}</p> : null}
      <div className="list">
        {kinds.map(kind => (
          <Download
            key={kind}
            path={`${name}.${kind}`}
            label={t(kind)}
            full={t('downloads', { list: t(name), kind: t(kind) })}
          />
        ))}
      </div>
      <details className={style.columns}>
        <summary>{t('columns')}</summary>
        <dl>
          {Object.entries({ ...columns, ...commonColumns }).map(([column, about]) => (
            <div key={column}>
              <dt lang="en">{column}</dt>
              <dd>{say(about)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** `full`: a name that distinguishes it from the links of the other lists. */
function Download({ path, label, full }: { path: string; label: string; full?: string }) {
  return (
    <a href={`/data/${path}`} download className="row" aria-label={full}>
      <Icon name="i-download" />
      <span>{label}</span>
    </a>
  )
}
