import { Link, useLocation } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { cameFromInside, Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { feedbackTexts } from './texts.ts'

/** `/feedback`: when it is sent the form clears and closes (specification §8). */
export function FeedbackScreen() {
  const t = useText(feedbackTexts)
  const [, navigate] = useLocation()
  const close = () => {
    showToast(t('thanks'))
    if (cameFromInside()) history.back()
    else navigate(paths.home())
  }
  return (
    <Page flow>
      <FeedbackForm onSent={close} />
      <Link href={paths.complaints()} className="row">
        <Icon name="i-warning" />
        <span>{t('complain')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
    </Page>
  )
}
