import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { ReportForm } from './report-form.tsx'
import { itemReportTexts } from './texts.ts'

/** `/lost-found/submit`: the form; the header leads back to the list (specification §2). */
export function ItemReportScreen() {
  const t = useText(itemReportTexts)
  return (
    <Page
      flow
      keys={
        <Link href={paths.lostFound()} className="btn btn--line btn--s">
          {t('view')}
        </Link>
      }
    >
      <ReportForm />
    </Page>
  )
}
