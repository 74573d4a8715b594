import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Language } from '#common/text.ts'
import { thirdKey, useLanguage } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { removeStorage } from '#kit/web/local-storage.ts'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, closes, Dialog, openDialog, useOpen } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { appTexts } from '../texts.ts'

const ThirdChoice = lazyPart(() => import('./third-choice.tsx').then(part => part.ThirdChoice))

/** Set by the page's own scripts too: from storage, or by a tap that came before React. It counts where storage is blocked. */
const hasChosen = () => document.documentElement.dataset.chosen !== undefined

/**
 * Asks for the language on a first visit: full screen on home, a sheet elsewhere. It opens again until the visitor has chosen.
 * Later the menu opens it, with the current choice and with more languages if there are any.
 */
export function LanguageSheet() {
  const { choose, language: chosen, third, showThird } = useLanguage()
  const [at] = useLocation()
  const isHome = at === paths.home()
  const pick = (language: Language) => {
    document.documentElement.dataset.chosen = language
    removeStorage(thirdKey)
    showThird?.(undefined)
    choose(language)
    closeDialog('language')
  }
  // The server does not know the choice, and nobody sees the sheet before it is open.
  const isChosen = useOpen('language') && hasChosen()
  const isPresent = (language: Language) => !third && language === chosen
  const askAgain = useCallback(() => {
    if (!hasChosen()) openDialog('language')
  }, [])
  useEffect(askAgain, [askAgain])
  return (
    <Dialog
      id="language"
      labelledBy="language-title"
      className={isHome ? 'first' : 'sheet-dialog'}
      onClose={askAgain}
      mayGoBack={hasChosen}
    >
      {isHome ? (
        <img className="first-art" src="/art/welcome.svg" alt="" width="360" height="470" loading="lazy" />
      ) : null}
      <div className={isHome ? 'sheet langs first-sheet' : 'sheet langs'}>
        {isChosen ? (
          <button
            type="button"
            className="icbtn langs-close"
            aria-label={kitTexts.close[chosen]}
            {...closes('language')}
          >
            <Icon name="i-close" />
          </button>
        ) : null}
        <h2 id="language-title">
          <span lang="hi">{appTexts.chooseLanguage.hi}</span>{' '}
          <span lang="en">{appTexts.chooseLanguage.en}</span>
        </h2>
        <div className="row2">
          {(['hi', 'en'] as const).map(language => (
            <button
              key={language}
              type="button"
              className="lang"
              lang={language}
              data-language={language}
              aria-pressed={isChosen ? isPresent(language) : undefined}
              onClick={() => pick(language)}
            >
              {isHome ? <b aria-hidden="true">{firstLetters[language]}</b> : null}
              <span>
                {isChosen && isPresent(language) ? <Icon name="i-check" size={20} /> : null}
                <span>{languageNames[language]}</span>
              </span>
            </button>
          ))}
          {isChosen ? <ThirdChoice onChosen={() => closeDialog('language')} /> : null}
        </div>
      </div>
    </Dialog>
  )
}
const firstLetters = { hi: 'अ', en: 'A' }
/** Each language's own name, in its own script. */
const languageNames = { hi: 'हिन्दी', en: 'English' }
