import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { fill, type Language, type SlotValues, type Text } from '#common/text.ts'
import { readStorage, writeStorage } from './local-storage.ts'
import type { ThirdLanguage } from './third-language.tsx'

type Choice = {
  language: Language
  choose: (language: Language) => void
  /** A language that stands in place of Hindi where it is translated; undefined for most readers. */
  third?: ThirdLanguage | undefined
  /**
   * Loads the texts of a third language, by its code, and shows them in place of Hindi; undefined shows Hindi itself. Resolves to
   * whether it did: not if the reader has chosen something else meanwhile. Rejects if they cannot be loaded. Missing in a part of
   * the page that has a language of its own.
   */
  showThird?: (code: string | undefined) => Promise<boolean>
}
const nothing = () => {}
export const LanguageContext = createContext<Choice>({ language: 'en', choose: nothing })

/** Where the phone keeps the code of the third language that its reader chose. */
export const thirdKey = 'third-language'

/** Provides the reader's language. A change renders every text again, without a reload. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const [chosen, setThird] = useState<ThirdLanguage>()
  /** The reader's last choice, of either kind. */
  const newest = useRef<symbol>(undefined)
  const choose = useCallback((next: Language) => {
    newest.current = Symbol()
    writeStorage('app-language', next)
    document.documentElement.lang = next
    setLanguage(next)
  }, [])
  const showThird = useCallback(async (code: string | undefined) => {
    const mine = Symbol()
    newest.current = mine
    const loaded = code ? await (await import('./third-language.tsx')).load(code) : undefined
    if (newest.current !== mine) return false
    setThird(loaded)
    return true
  }, [])
  const showKept = useEffectEvent(() => {
    const code = readStorage(thirdKey)
    // Until it has loaded, and if it cannot be loaded, the reader reads Hindi.
    if (code && code !== chosen?.code) showThird(code).catch(nothing)
  })
  useEffect(() => {
    if (language === 'hi') showKept()
  }, [language])
  const third = language === 'hi' ? chosen : undefined
  const choice = useMemo(() => ({ language, choose, third, showThird }), [language, choose, third, showThird])
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
