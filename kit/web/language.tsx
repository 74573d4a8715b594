import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { fill, type Language, type SlotValues, type Text } from '#common/text.ts'
import { readStorage, writeStorage } from './local-storage.ts'
import type { ThirdLanguage } from './third-language.tsx'

type Choice = {
  language: Language
  choose: (language: Language) => void
  /** A language that stands in place of Hindi where it is translated; undefined for most readers. */
  third?: ThirdLanguage | undefined
  /** Missing in a part of the page that has a language of its own. */
  showThird?: (third: ThirdLanguage | undefined) => void
}
const nothing = () => {}
export const LanguageContext = createContext<Choice>({ language: 'en', choose: nothing })

/** Where the phone keeps the code of the third language that its reader chose. */
export const thirdKey = 'third-language'

/** Provides the reader's language. A change renders every text again, without a reload. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const [chosen, showThird] = useState<ThirdLanguage>()
  const choose = useCallback((next: Language) => {
    writeStorage('app-language', next)
    document.documentElement.lang = next
    setLanguage(next)
  }, [])
  useEffect(() => {
    const code = readStorage(thirdKey)
    // Until it has loaded, and if it cannot be loaded, the reader reads Hindi.
    if (code) import('./third-language.tsx').then(({ load }) => load(code)).then(showThird, nothing)
  }, [])
  const third = language === 'hi' ? chosen : undefined
  const choice = useMemo(() => ({ language, choose, third, showThird }), [language, choose, third])
  return (
    <LanguageContext value={choice}>
      {third ? <third.Shown /> : null}
      {children}
    </LanguageContext>
  )
}

export const useLanguage = (): Choice => useContext(LanguageContext)

/** `t('key', { slot })` in the reader's language. The type checker requires the slots of each text. */
export function useText<T extends Record<string, Text>>(texts: T) {
  const { language, third } = useLanguage()
  return <K extends keyof T & string>(key: K, ...values: SlotValues<T[K]>): string =>
    (third?.say ?? fill)(texts[key] as Text, language, values[0])
}

/** Language of the reader, for what is drawn without React. */
export type Reader = Pick<Choice, 'language' | 'third'>
/** Picks the reader's language from an `{ en, hi }` pair without slots. */
export const sayTo = ({ language, third }: Reader, text: Text): string =>
  third?.sayWhole(text) ?? text[language]

/** Picks the reader's language from an `{ en, hi }` pair that came with data. */
export function useSay(): (text: Text) => string {
  const reader = useLanguage()
  return text => sayTo(reader, text)
}
