import { type ReactNode, useEffect } from 'react'
import { defineTexts, fill, type Text } from '#common/text.ts'
import { readJson, request } from './api.ts'
import { markParts } from './mark-language.ts'
import { offlineCacheName, readOffline, writeOffline } from './offline-cache.ts'
import './third-language.css'

/** A language in place of Hindi, sentence by sentence; missing sentences are shown in Hindi. */
export type ThirdLanguage = {
  code: string
  /** Fills a text as `fill` does. */
  say: typeof fill
  /** A text without its slots filled; undefined if it is not translated. */
  sayWhole: (text: Text) => string | undefined
  /** Rendered above every screen: marks the language of each part, and says so if the texts are a sample. */
  Shown: () => ReactNode
}

/** As the server writes it: features/languages/stored.server.ts. */
type LanguageFile = { language: string; is_sample: boolean; texts: [en: string, hi: string, text: string][] }

const texts = defineTexts({
  sample: {
    en: 'Sample: no native speaker has checked these words. Not for use at the fair.',
    hi: 'नमूना: इन शब्दों को इस भाषा के किसी बोलने वाले ने नहीं जाँचा। मेले में काम के लिए नहीं।',
  },
})

/** Fetches the texts of a language and stores them on the phone. Rejects if neither the server nor the phone has them. */
export async function load(code: string): Promise<ThirdLanguage> {
  const { is_sample, texts: pairs } = await fileOf(code)
  const byText = new Map(pairs.map(([en, hi, text]) => [keyOf({ en, hi }), text]))
  /** Every sentence of the language that was shown; all other text is Hindi. */
  const said = new Set<string>()
  const note = (sentence: string) => {
    said.add(sentence)
    return sentence
  }
  return {
    code,
    say(text, language, values) {
      const found = byText.get(keyOf(text))
      return found === undefined
        ? fill(text, language, values)
        : note(fill({ en: '', hi: found }, 'hi', values))
    },
    sayWhole(text) {
      const found = byText.get(keyOf(text))
      return found === undefined ? undefined : note(found)
    },
    Shown: () => <Shown code={code} said={said} isSample={is_sample} />,
  }
}
const keyOf = ({ en, hi }: Text) => `${en}\n${hi}`

type Props = { code: string; said: ReadonlySet<string>; isSample: boolean }

function Shown({ code, said, isSample }: Props) {
  useEffect(() => markParts(code, said), [code, said])
  if (!isSample) return null
  return (
    <p className="language-sample">
      <span lang="hi">{texts.sample.hi}</span> <span lang="en">{texts.sample.en}</span>
    </p>
  )
}

async function fileOf(code: string): Promise<LanguageFile> {
  const url = `/languages/${code}.json`
  try {
    const file = await readJson<LanguageFile>(await request(url))
    await keep(url, file).catch(() => undefined)
    return file
  } catch (error) {
    const kept = await readOffline<LanguageFile>(url)
    if (kept) return kept.value
    throw error
  }
}

async function keep(url: string, file: LanguageFile): Promise<void> {
  // On a first visit the cache does not exist yet, and in private mode it cannot.
  await caches.open(offlineCacheName)
  await writeOffline(url, file)
}
