import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { goBack, Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'

const texts = defineTexts({
  unknownTypeHelp: {
    en: 'There is no facility at this address.',
    hi: 'इस लिंक पर कोई सुविधा नहीं है।',
  },
  goBack: { en: 'Go Back', hi: 'वापस जाएँ' },
})

/** Shown for an unknown facility type (specification §2). Go Back leads to the previous screen, or to Home. */
export function UnknownType() {
  const t = useText(texts)
  return (
    <Page>
      <State icon="i-search" title={t('unknownTypeHelp')}>
        <Link href={paths.home()} className="btn btn--main" data-once="" onClick={goBack}>
          <Icon name="i-back" />
          {t('goBack')}
        </Link>
      </State>
    </Page>
  )
}
