import { useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { openDialog } from '#ui/dialog.tsx'
import { useText } from './language.tsx'
import { Sheet } from './sheet.tsx'

const texts = defineTexts({
  title: { en: 'Copy it by hand', hi: 'हाथ से कॉपी करें' },
  use: {
    en: 'Here this phone can neither share nor copy. Touch and hold the text, then copy it.',
    hi: 'यहाँ यह फ़ोन न शेयर कर सकता है, न कॉपी। नीचे लिखे पर उँगली दबाए रखें, फिर कॉपी करें।',
  },
  words: { en: 'Text to copy', hi: 'कॉपी करने के लिए' },
})

/** Copies text. False if the browser has no clipboard, as on http, or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the share sheet. False if the browser has none or refuses; true if the reader closed the sheet. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

/**
 * Shares words and a link, or copies them if there is no share sheet (`onCopied`). If neither works, `sheet`, which the caller
 * renders, shows them for copying by hand. `id`: of the sheet.
 */
export function useShare(id: string, onCopied: () => void) {
  const t = useText(texts)
  const [words, setWords] = useState('')
  const share = async (data: ShareData) => {
    if (await openShareSheet(data)) return
    const all = [data.url ? '' : data.text, data.url].filter(Boolean).join(' ')
    if (await copyText(all)) return onCopied()
    setWords(all)
    openDialog(id)
  }
  const sheet = (
    <Sheet id={id} title={t('title')}>
      <div className="stack">
        <p>{t('use')}</p>
        <textarea
          className="in"
          aria-label={t('words')}
          readOnly
          rows={4}
          value={words}
          onFocus={event => event.target.select()}
        />
      </div>
    </Sheet>
  )
  return { share, sheet }
}
