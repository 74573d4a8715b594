import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { fill, type Language, type SlotValues, type Text } from '#common/text.ts'
import { writeStorage } from './local-storage.tsx'

type Choice = { language: Language; choose: (language: Language) => void }
export const LanguageContext = createContext<Choice>({ language: 'en', choose: () => {} })

/** Provides the reader's language. A change renders every text again, without a reload. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const choose = useCallback((next: Language) => {
    writeStorage('app-language', next)
    document.documentElement.lang = next
    setLanguage(next)
  }, [])
  const choice = useMemo(() => ({ language, choose }), [language, choose])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export const useLanguage = (): Choice => useContext(LanguageContext)

/** `t('key', { slot })` in the reader's language. The type checker requires the slots of each text. */
export function useText<T extends Record<string, Text>>(texts: T) {
  const { language } = useLanguage()
  return <K extends keyof T & string>(key: K, ...values: SlotValues<T[K]>): string =>
    fill(texts[key] as Text, language, values[0])
}

/** Picks the reader's language from an `{ en, hi }` pair that came with data. */
export function useSay(): (text: Text) => string {
  const { language } = useLanguage()
  return text => text[language]
}
