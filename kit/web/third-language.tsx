import { type ReactNode, useEffect } from 'react'
import { defineTexts, fill, type Text } from '#common/text.ts'
import { request } from './api.ts'
import { markParts } from './mark-language.ts'
import { offlineCacheName, readOffline, writeOffline } from './offline-cache.ts'
import './third-language.css'

/** A language in place of Hindi, sentence by sentence: what it lacks is said in Hindi. */
export type ThirdLanguage = {
  code: string
  /** Fills a text as `fill` does. */
  say: typeof fill
  /** A text as it is written, without filling slots; undefined where it is not translated. */
  sayWhole: (text: Text) => string | undefined
  /** Stands above every screen: marks which language each part is in, and says so where the texts are a sample. */
  Shown: () => ReactNode
}

/** As the server makes it: features/languages/stored.server.ts. */
type LanguageFile = { language: string; is_sample: boolean; texts: [en: string, hi: string, text: string][] }

const texts = defineTexts({
  sample: {
    en: 'Sample: no native speaker has checked these words. Not for use at the fair.',
    hi: 'नमूना: इन शब्दों को इस भाषा के किसी बोलने वाले ने नहीं जाँचा। मेले में काम के लिए नहीं।',
  },
})

/** Fetches the texts of a language and keeps them on the phone. Rejects where they are neither on the server nor kept. */
export async function load(code: string): Promise<ThirdLanguage> {
  const { is_sample, texts: pairs } = await fileOf(code)
  const byText = new Map(pairs.map(([en, hi, text]) => [keyOf({ en, hi }), text]))
  /** Every sentence of the language that was said: what is none of them is Hindi. */
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
    const file: LanguageFile = await (await request(url)).json()
    await keep(url, file).catch(() => undefined)
    return file
  } catch (error) {
    const kept = await readOffline<LanguageFile>(url)
    if (kept) return kept.value
    throw error
  }
}

async function keep(url: string, file: LanguageFile): Promise<void> {
  // On a first visit the cache is not there yet, and in private mode it cannot be.
  await caches.open(offlineCacheName)
  await writeOffline(url, file)
}
