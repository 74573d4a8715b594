import { useState } from 'react'
import { GiveGuide } from '#kit/web/give-guide.tsx'
import { useText } from '#kit/web/language.tsx'
import { writeStorage } from '#kit/web/local-storage.ts'
import { TellMe } from '#kit/web/tell-me.tsx'
import { Choices } from '#ui/choices.tsx'
import { closeDialog } from '#ui/dialog.tsx'
import { readingTexts } from './reading-texts.ts'

const sizes = ['usual', 'large', 'largest'] as const
const contrasts = ['usual', 'more'] as const

/**
 * Text size, contrast, and the keys for sharing the guide and for notices. A choice is stored on this phone and is an attribute
 * of <html> that ui/tokens.css reads; web/page/start.js sets it before the first paint of every page.
 */
export function ReadingChoices() {
  const t = useText(readingTexts)
  const [size, chooseSize] = useReading('size', sizes)
  const [contrast, chooseContrast] = useReading('contrast', contrasts)
  return (
    <>
      <div className="stack">
        <Choices
          name="size"
          legend={t('size')}
          choices={sizes.map(id => ({ id, label: t(id) }))}
          value={size}
          disabled={false}
          onChoose={chooseSize}
        />
        <Choices
          name="contrast"
          legend={t('contrast')}
          choices={contrasts.map(id => ({ id, label: t(id) }))}
          value={contrast}
          disabled={false}
          onChoose={chooseContrast}
        />
      </div>
      <GiveGuide className="row" />
      <TellMe className="row" whenOn onOpen={() => closeDialog('menu')} />
    </>
  )
}

function useReading<T extends string>(key: 'size' | 'contrast', known: readonly [T, ...T[]]) {
  const page = document.documentElement
  const [value, setValue] = useState(() => known.find(each => each === page.dataset[key]) ?? known[0])
  const choose = (next: T) => {
    page.dataset[key] = next
    writeStorage(`app-${key}`, next)
    setValue(next)
  }
  return [value, choose] as const
}
