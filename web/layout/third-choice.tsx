import { useState } from 'react'
import type { languagesContract } from '#features/languages/contract.ts'
import { thirdKey, useLanguage, useText } from '#kit/web/language.tsx'
import { writeStorage } from '#kit/web/local-storage.ts'
import { queryHook } from '#kit/web/query.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { readingTexts } from './reading-texts.ts'

const useLanguages = queryHook<typeof languagesContract>()

/** A key for each language besides Hindi and English, if the guide has any. `onChosen`: called once its texts are shown. */
export function ThirdChoice({ onChosen }: { onChosen: () => void }) {
  const t = useText(readingTexts)
  const { choose, third, showThird } = useLanguage()
  const offered = useLanguages('GET /api/languages', {}).value?.languages ?? []
  // The choice is shown at once; its texts load a moment later.
  const [coming, setComing] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const pick = async (code: string) => {
    setComing(code)
    setFailed(false)
    try {
      if (await showThird?.(code)) {
        writeStorage(thirdKey, code)
        choose('hi')
        onChosen()
      }
    } catch {
      setFailed(true)
    }
    setComing(known => (known === code ? undefined : known))
  }
  return (
    <>
      {offered.map(({ language: code, name, is_sample }) => (
        <button
          key={code}
          type="button"
          className="lang lang--third"
          aria-pressed={code === (coming ?? third?.code)}
          onClick={() => pick(code)}
        >
          {code === (coming ?? third?.code) ? <Icon name="i-check" size={20} /> : null}
          <span lang={code}>{is_sample ? t('sampleOf', { name }) : name}</span>
        </button>
      ))}
      {hasFailed && !coming ? <Note kind="err" live="alert" title={t('languageFailed')} /> : null}
    </>
  )
}
