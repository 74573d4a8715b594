import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Language } from '#common/text.ts'
import { useLanguage } from '#kit/web/language.tsx'
import { readStorage } from '#kit/web/local-storage.tsx'
import { paths } from '#kit/web/paths.ts'
import { closeDialog, closes, Dialog, openDialog, useOpen } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts.ts'
import { texts as closeTexts } from './sheet-texts.ts'

let hasChosen = false

/**
 * Asks for the language on a first visit: full screen on home, a sheet on any other screen. It opens again until the
 * visitor has chosen; later the menu opens it.
 */
export function LanguageSheet() {
  const { choose, language: chosen } = useLanguage()
  const [at] = useLocation()
  const isHome = at === paths.home()
  const pick = (language: Language) => {
    hasChosen = true
    choose(language)
    closeDialog('language')
  }
  const hasAnswer = () => hasChosen || readStorage('app-language') !== null
  // The server knows no choice, and nobody sees the sheet before it is open.
  const isChosen = useOpen('language') && hasAnswer()
  const askAgain = useCallback(() => {
    if (!hasChosen && !readStorage('app-language')) openDialog('language')
  }, [])
  useEffect(askAgain, [askAgain])
  return (
    <Dialog
      id="language"
      labelledBy="language-title"
      className={isHome ? 'first' : 'sheet-dialog'}
      onClose={askAgain}
      mayGoBack={hasAnswer}
    >
      {isHome ? (
        <img className="first-art" src="/art/welcome.svg" alt="" width="360" height="470" loading="lazy" />
      ) : null}
      <div className={isHome ? 'sheet langs first-sheet' : 'sheet langs'}>
        {isChosen ? (
          <button
            type="button"
            className="icbtn langs-close"
            aria-label={closeTexts.close[chosen]}
            {...closes('language')}
          >
            <Icon name="i-close" />
          </button>
        ) : null}
        <h2 id="language-title">
          <span lang="hi">{texts.chooseLanguage.hi}</span> <span lang="en">{texts.chooseLanguage.en}</span>
        </h2>
        <div className="row2">
          {(['hi', 'en'] as const).map(language => (
            <button
              key={language}
              type="button"
              className="lang"
              lang={language}
              data-language={language}
              aria-pressed={isChosen ? language === chosen : undefined}
              onClick={() => pick(language)}
            >
              {isHome ? <b aria-hidden="true">{firstLetters[language]}</b> : null}
              <span>
                {isChosen && language === chosen ? <Icon name="i-check" size={20} /> : null}
                <span>{languageNames[language]}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
const firstLetters = { hi: 'अ', en: 'A' }
/** Each language's own name, in its own script. */
const languageNames = { hi: 'हिन्दी', en: 'English' }
