import { useRef, useState } from 'react'
import { defineTexts, type Language } from '#common/text.ts'
import { Icon } from '#ui/icon.tsx'
import { download } from './download.ts'
import { useLanguage, useText } from './language.tsx'

const texts = defineTexts({
  give: { en: 'Share the whole guide', hi: 'पूरी गाइड शेयर करें' },
  busy: { en: 'Preparing the file...', hi: 'फ़ाइल तैयार हो रही है...' },
  ready: {
    en: 'The file is ready. Tap again to share it.',
    hi: 'फ़ाइल तैयार है। शेयर करने के लिए फिर दबाएँ।',
  },
  saved: {
    en: 'The file is in your downloads. It opens without a network too.',
    hi: 'फ़ाइल आपके डाउनलोड में है। यह बिना इंटरनेट भी खुलती है।',
  },
  failed: {
    en: 'The file could not be fetched. Try again when there is a network.',
    hi: 'फ़ाइल नहीं मिल सकी। नेटवर्क आने पर फिर कोशिश करें।',
  },
})
const address = '/guide.html'

/**
 * Passes the guide on as one file: by the phone's share sheet (Bluetooth, Quick Share, WhatsApp) if that takes files, else as a
 * download. The service worker keeps the file once it was fetched, so it can be passed on without a network. Without script the
 * link opens the file.
 */
export function GiveGuide({ className }: { className: string }) {
  const t = useText(texts)
  const [state, setState] = useState<'busy' | 'ready' | 'saved' | 'failed'>()
  const { language } = useLanguage()
  const made = useRef<{ file: File; language: Language }>(undefined)
  const give = async () => {
    setState('busy')
    try {
      const known = made.current?.language === language ? made.current.file : undefined
      const file = known ?? (await fetchGuide(language))
      made.current = { file, language }
      setState(await pass(file))
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <a
        href={address}
        download
        className={className}
        onClick={event => {
          event.preventDefault()
          if (state !== 'busy') give()
        }}
      >
        <Icon name="i-share" />
        <span>{t('give')}</span>
      </a>
      <p role="status" className="sub">
        {state ? t(state) : null}
      </p>
    </>
  )
}

/** The file in the reader's language, named by its day: `Shravani-Mela-Guide-2027-07-19.html`. */
async function fetchGuide(language: Language): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}`)
  const html = await response.text()
  const day = /data-day="([\d-]+)"/.exec(html)?.[1]
  if (!day) throw new Error('something else answered')
  return new File([opening(html, language)], `Shravani-Mela-Guide-${day}.html`, {
    type: 'text/html',
  })
}

/** Makes the file open in this language: the two choices at its top are radios, of which Hindi is checked. */
const opening = (html: string, language: Language): string =>
  language === 'hi'
    ? html
    : html
        .replace(/(<input[^>]*\bid="hi"[^>]*?) checked=""/, '$1')
        .replace(/(<input[^>]*\bid="en"[^>]*?)(\/?>)/, '$1 checked=""$2')

/** Undefined once the share sheet was shown. `ready`: fetching took so long that the browser wants another tap. */
async function pass(file: File): Promise<'ready' | 'saved' | undefined> {
  if (!navigator.canShare?.({ files: [file] })) return save(file)
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    const { name } = error as Error
    // Closed by the reader.
    if (name === 'AbortError') return undefined
    return name === 'NotAllowedError' && !navigator.userActivation?.isActive ? 'ready' : save(file)
  }
  return undefined
}

function save(file: File): 'saved' {
  download(file, file.name)
  return 'saved'
}
