import { useState } from 'react'
import { type Language, languages } from '#common/text.ts'
import type { contract } from '#features/languages/contract.ts'
import { thirdKey, useLanguage, useText } from '#kit/web/language.tsx'
import { removeStorage, writeStorage } from '#kit/web/local-storage.tsx'
import { queryHook } from '#kit/web/query.tsx'
import { Choices } from '#ui/choices.tsx'
import { Note } from '#ui/note.tsx'
import { texts } from './reading-texts.ts'

const useLanguages = queryHook<typeof contract>()
const ownNames: Readonly<Record<Language, string>> = { hi: 'हिन्दी', en: 'English' }

/** All languages of the guide to choose from, where there are more than two. */
export function ThirdChoice() {
  const t = useText(texts)
  const { language, choose, third, showThird } = useLanguage()
  const offered = useLanguages('GET /api/languages', {}).value?.languages ?? []
  // The choice shows at once; its texts come a moment later.
  const [coming, setComing] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  if (offered.length === 0) return null
  const pick = async (code: string) => {
    const known = languages.find(each => each === code)
    if (known) {
      removeStorage(thirdKey)
      showThird?.(undefined)
      setFailed(false)
      return choose(known)
    }
    setComing(code)
    setFailed(false)
    try {
      const { load } = await import('#kit/web/third-language.tsx')
      showThird?.(await load(code))
      writeStorage(thirdKey, code)
      choose('hi')
    } catch {
      setFailed(true)
    }
    setComing(undefined)
  }
  const more = offered.map(({ language: id, name, is_sample }) => ({
    id,
    label: is_sample ? t('sampleOf', { name }) : name,
  }))
  return (
    <>
      <Choices<string>
        name="third-language"
        legend={t('language')}
        choices={[...languages.map(id => ({ id, label: ownNames[id] })), ...more]}
        value={coming ?? third?.code ?? language}
        disabled={false}
        onChoose={pick}
      />
      {hasFailed ? <Note kind="err" live="alert" title={t('languageFailed')} /> : null}
    </>
  )
}
