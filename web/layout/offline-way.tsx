import { useEffect } from 'react'
import { Link } from 'wouter'
import { areaFromMetres, bearing, distanceKm, distanceParts, type Point } from '#common/distance.ts'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { usePhoneLocation } from '#kit/web/location.ts'
import { Sheet } from '#kit/web/sheet.tsx'
import { Call } from '#ui/call.tsx'
import { closeDialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

const offlineWayTexts = defineTexts({
  outside: { en: 'This needs a network', hi: 'इसके लिए नेटवर्क चाहिए' },
  outsideUse: {
    en: 'It opens another website. Try again when the phone has a network.',
    hi: 'यह दूसरी वेबसाइट पर खुलता है। फ़ोन में नेटवर्क आने पर फिर कोशिश करें।',
  },
  mapUse: {
    en: 'The map website cannot open without a network.',
    hi: 'बिना नेटवर्क के नक्शे की वेबसाइट नहीं खुल सकती।',
  },
  metres: { en: 'm', hi: 'मीटर' },
  kilometres: { en: 'km', hi: 'किमी' },
  away: { en: '{distance} to the {direction}', hi: '{direction} की ओर {distance}' },
  about: { en: 'About {distance} to the {direction}', hi: '{direction} की ओर लगभग {distance}' },
  straight: {
    en: 'In a straight line, as a compass shows it. Ask on the way.',
    hi: 'सीधी रेखा में, जैसे कंपास दिखाता है। रास्ते में पूछ लें।',
  },
  locating: { en: 'Getting your location...', hi: 'आपकी लोकेशन मिल रही है...' },
  notLocated: {
    en: 'Your location is not known, so the direction cannot be shown.',
    hi: 'आपकी लोकेशन पता नहीं है, इसलिए दिशा नहीं दिख सकती।',
  },
  noPoint: {
    en: 'Where exactly it is, the guide does not know. Ask people near you or the help desk.',
    hi: 'यह ठीक कहाँ है, गाइड को पता नहीं। आसपास पूछें या हेल्प डेस्क को कॉल करें।',
  },
  ownMap: { en: "Show on the guide's map", hi: 'गाइड के नक्शे पर देखें' },
  mapApp: { en: "Open in the phone's map app", hi: 'फ़ोन के मैप ऐप में खोलें' },
  helpDesk: { en: 'Help desk', hi: 'हेल्प डेस्क' },
  directions: {
    en: 'north, north-east, east, south-east, south, south-west, west, north-west',
    hi: 'उत्तर, उत्तर-पूर्व, पूर्व, दक्षिण-पूर्व, दक्षिण, दक्षिण-पश्चिम, पश्चिम, उत्तर-पश्चिम',
  },
})

const id = 'offline-way'

/** Offline alternatives to an external link: for a place, its direction, our own map and the phone's map app. */
export function OfflineWay({ link, onClose }: { link: HTMLAnchorElement; onClose: () => void }) {
  const t = useText(offlineWayTexts)
  const { isMap, point, words } = goalOf(link)
  useEffect(() => openDialog(id), [])
  const isList = /^\/facilit(y|ies)\//.test(location.pathname)
  return (
    <Sheet id={id} title={isMap ? nameOf(link) : t('outside')} onClose={onClose}>
      <div className="stack">
        <p>{t(isMap ? 'mapUse' : 'outsideUse')}</p>
        {point ? <Direction to={point} isAbout={link.dataset.about !== undefined} /> : null}
        {isMap && !point ? (
          <>
            <p>{t('noPoint')}</p>
            <Call icon="i-control" label={t('helpDesk')} number="155304" />
          </>
        ) : null}
        {point && isList ? (
          <Link
            href={`${location.pathname}?showMap=true`}
            className="btn btn--main btn--block"
            onClick={() => {
              closeDialog(id)
              scrollTo(0, 0)
            }}
          >
            <Icon name="i-map" />
            {t('ownMap')}
          </Link>
        ) : null}
        {isMap ? (
          <a
            className="btn btn--line btn--block"
            href={`geo:${point ? `${point.lat},${point.lng}` : '0,0'}?q=${encodeURIComponent(words)}`}
          >
            <Icon name="i-navigate" />
            {t('mapApp')}
          </a>
        ) : null}
      </div>
    </Sheet>
  )
}

/** A point's distance and direction, with an arrow on which up is north. */
function Direction({ to, isAbout }: { to: Point; isAbout: boolean }) {
  const t = useText(offlineWayTexts)
  const phone = usePhoneLocation('list', true, 0)
  if (phone.status !== 'found')
    return <p role="status">{t(phone.status === 'error' ? 'notLocated' : 'locating')}</p>
  const { point, accuracyM } = phone.found
  const km = distanceKm(point, to)
  // The phone may be on any side of it.
  if (accuracyM > km * 1000 && accuracyM >= areaFromMetres) return <p role="status">{t('notLocated')}</p>
  const isRough = isAbout || accuracyM >= areaFromMetres
  // In steps of 0.1 km for an approximate position.
  const { value, unit } = distanceParts(isRough ? Math.max(0.1, Math.round(km * 10) / 10) : km)
  const degrees = bearing(point, to)
  const direction = t('directions').split(', ')[Math.round(degrees / 45) % 8] ?? ''
  const distance = `${value} ${t(unit === 'm' ? 'metres' : 'kilometres')}`
  return (
    <div role="status" className="way-to">
      <svg viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill="none" stroke="var(--line)" strokeWidth="2" />
        <path d="M24 6 34 38 24 31 14 38z" fill="var(--kesari)" transform={`rotate(${degrees} 24 24)`} />
      </svg>
      <p>
        <strong>{t(isRough ? 'about' : 'away', { distance, direction })}</strong>
        <small>{t('straight')}</small>
      </p>
    </div>
  )
}

/** The place behind a map link: from its `data-at`, or from its address, which ends in `destination=lat,lng` or `query=words`. */
function goalOf({ href, dataset }: HTMLAnchorElement): { isMap: boolean; point?: Point; words: string } {
  const { hostname, pathname, searchParams } = new URL(href)
  const isMap = /(^|\.)google\.[a-z.]+$/.test(hostname)
    ? pathname.startsWith('/maps')
    : /^maps\./.test(hostname)
  const words = searchParams.get('destination') ?? searchParams.get('query') ?? dataset.at ?? ''
  const [lat, lng] = (dataset.at ?? words).split(',').map(Number)
  if (lat === undefined || lng === undefined || Number.isNaN(lat + lng)) return { isMap, words }
  return { isMap: true, point: { lat, lng }, words }
}

/** The place's name: from the element that describes the link, or the link's own text. */
function nameOf(link: HTMLAnchorElement): string {
  const heading = document.getElementById(link.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  return (heading ?? link.closest('li')?.querySelector('h3') ?? link).textContent?.trim() ?? ''
}
