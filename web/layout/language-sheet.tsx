import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Language } from '#common/text.ts'
import { useLanguage } from '#kit/web/language.tsx'
import { readStorage } from '#kit/web/local-storage.tsx'
import { paths } from '#kit/web/paths.ts'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { texts } from '../texts.ts'

let hasChosen = false

/**
 * Asks for the language on a first visit: full screen on home, a sheet on any other screen. It opens again until the
 * visitor has chosen; later the menu opens it.
 */
export function LanguageSheet() {
  const { choose } = useLanguage()
  const [at] = useLocation()
  const isHome = at === paths.home()
  const pick = (language: Language) => {
    hasChosen = true
    choose(language)
    closeDialog('language')
  }
  const hasAnswer = () => hasChosen || readStorage('app-language') !== null
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
        <h2 id="language-title">
          <span lang="hi">{texts.chooseLanguage.hi}</span> <span lang="en">{texts.chooseLanguage.en}</span>
        </h2>
        <div className="row2">
          <button type="button" className="lang" lang="hi" data-language="hi" onClick={() => pick('hi')}>
            {isHome ? <b aria-hidden="true">अ</b> : null}
            <span>{languageNames.hi}</span>
          </button>
          <button type="button" className="lang" lang="en" data-language="en" onClick={() => pick('en')}>
            {isHome ? <b aria-hidden="true">A</b> : null}
            <span>{languageNames.en}</span>
          </button>
        </div>
      </div>
    </Dialog>
  )
}
/** Each language's own name, in its own script. */
const languageNames = { hi: 'हिन्दी', en: 'English' }
