import { type ComponentType, lazy } from 'react'
import { defineTexts } from '#common/text.ts'
import { useText } from './language.tsx'

const texts = defineTexts({
  failed: {
    en: 'The map needs a network the first time.',
    hi: 'पहली बार नक्शा खोलने के लिए नेटवर्क चाहिए।',
  },
})

/**
 * A map whose code (Leaflet) is loaded when it is shown; if that fails, a sentence says so in its place. It is not retried on the
 * same page, because the browser would not load a failed stylesheet again.
 */
export const lazyMap = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      part => ({ default: part }),
      () => ({ default: Failed as ComponentType<P> }),
    ),
  )

function Failed() {
  const t = useText(texts)
  return (
    <p className="sub" role="status">
      {t('failed')}
    </p>
  )
}
