import { useCallback, useEffect } from 'react'
import type { Language } from '#common/text.ts'
import { useLanguage } from '#web/kit/language.tsx'
import { recall } from '#web/kit/memory.tsx'
import { closeDialog, Dialog, openDialog } from '#web/ui/dialog.tsx'
import { texts } from './texts.ts'

let hasChosen = false

/** The first thing a visitor sees: two arches, Hindi first. It asks until it is answered; later it is a choice like any. */
export function LanguageSheet() {
  const { choose } = useLanguage()
  const pick = (language: Language) => {
    hasChosen = true
    choose(language)
    closeDialog('language')
  }
  const askAgain = useCallback(() => {
    if (!hasChosen && !recall('app-language')) openDialog('language')
  }, [])
  useEffect(askAgain, [askAgain])
  return (
    <Dialog id="language" labelledBy="language-title" className="first" onClose={askAgain}>
      <img className="first-art" src="/art/welcome.svg" alt="" width="360" height="470" loading="lazy" />
      <div className="sheet first-sheet">
        <h2 id="language-title">
          <span lang="hi">{texts.chooseLanguage.hi}</span> <span lang="en">{texts.chooseLanguage.en}</span>
        </h2>
        <div className="row2">
          <button type="button" className="lang" lang="hi" data-language="hi" onClick={() => pick('hi')}>
            <b aria-hidden="true">अ</b>
            {languageNames.hi}
          </button>
          <button type="button" className="lang" lang="en" data-language="en" onClick={() => pick('en')}>
            <b aria-hidden="true">A</b>
            {languageNames.en}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
/** Each language by its own name, in its own script. */
const languageNames = { hi: 'हिन्दी', en: 'English' }
