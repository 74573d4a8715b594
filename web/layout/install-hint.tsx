import { useEffect, useState, useSyncExternalStore } from 'react'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import styles from './install-hint.module.css'
import { endInstallHint } from './install-prompt.ts'

const installHintTexts = defineTexts({
  title: { en: 'Keep the guide on your home screen', hi: 'गाइड को होम स्क्रीन पर रखें' },
  gain: { en: 'It opens at once, also without network.', hi: 'तुरंत खुलेगी, बिना नेटवर्क के भी।' },
  // Safari on iPhones has no API for this, only its own menu.
  safariWay: {
    en: 'Tap Share below, then “Add to Home Screen”.',
    hi: 'नीचे “शेयर” दबाएँ, फिर “होम स्क्रीन में जोड़ें” चुनें।',
  },
  add: { en: 'Add', hi: 'रखें' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
})

/** The listener in main.tsx was added first, so it has already stored the event. */
function onOffer(offered: () => void) {
  addEventListener('beforeinstallprompt', offered)
  return () => removeEventListener('beforeinstallprompt', offered)
}

/**
 * Below Home's tiles: says what is gained by adding the guide to the home screen, and offers it once if the browser can do it;
 * in Safari on an iPhone it explains how.
 */
export function InstallHint() {
  const t = useText(installHintTexts)
  const prompt = useSyncExternalStore(onOffer, () => window.installPrompt)
  const [isOver, setOver] = useState(false)
  const end = () => {
    endInstallHint()
    setOver(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` uses only values that never change
  useEffect(() => {
    addEventListener('appinstalled', end)
    return () => removeEventListener('appinstalled', end)
  }, [])
  // Only Safari on iPhones and iPads has this property; false means opened in the browser.
  const isSafari = (navigator as { standalone?: boolean }).standalone === false
  if (isOver || !(prompt || isSafari)) return null
  const add = async () => {
    await prompt?.prompt()
    window.installPrompt = undefined
    end()
  }
  return (
    <section className={styles.hint} aria-labelledby="install-hint">
      <img src="/icons/icon-192.png" alt="" width="56" height="56" />
      <p>
        <strong id="install-hint">{t('title')}</strong>
        <span>{t('gain')}</span> <span>{prompt ? null : t('safariWay')}</span>
      </p>
      <div className={`cluster ${styles.keys}`}>
        <button type="button" className="btn btn--quiet" onClick={end}>
          {t('notNow')}
        </button>
        {prompt ? (
          <button type="button" className="btn btn--main" onClick={add}>
            {t('add')}
          </button>
        ) : null}
      </div>
    </section>
  )
}
