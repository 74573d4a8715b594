import { useEffect } from 'react'
import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { GiveGuide } from '#kit/web/give-guide.tsx'
import { useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { LostPath } from '#ui/lost-path.tsx'
import { appTexts } from './texts.ts'

const texts = defineTexts({
  heading: { en: 'Oops! Page not found', hi: 'क्षमा करें! पेज नहीं मिला' },
  detail: {
    en: "The page you're looking for doesn't exist or has been moved.",
    hi: 'जो पेज आप ढूँढ रहे हैं वह मौजूद नहीं है या हटा दिया गया है।',
  },
})

/** The screen for an unknown address (specification §2). */
export function NotFoundScreen() {
  const t = useText(texts)
  const say = useSay()
  useEffect(renavigateOnce, [])
  return (
    <Page title={say(appTexts.notFound)}>
      <div className="lost">
        <LostPath />
        <h2>{t('heading')}</h2>
        <p>{t('detail')}</p>
        <div className="stack">
          <Link href={paths.home()} className="btn btn--main btn--block">
            <Icon name="i-home" />
            {say(kitTexts.toHome)}
          </Link>
          <GiveGuide className="btn btn--line btn--block" />
        </div>
      </div>
    </Page>
  )
}

/** Retries a facility address (specification §2), at most once per history entry, so that it cannot loop. */
function renavigateOnce() {
  const state = history.state as { triedAgain?: boolean } | null
  if (!/^\/facility\/[a-z-]+$/i.test(location.pathname) || state?.triedAgain) return
  history.replaceState({ ...state, triedAgain: true }, '', location.href)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
