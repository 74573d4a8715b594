import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { useShare } from '#kit/web/share.tsx'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'

const texts = defineTexts({
  share: { en: 'Share photo', hi: 'फोटो शेयर करें' },
  shareText: {
    en: 'Look at this photo from the Shravani Mela and vote for it',
    hi: 'श्रावणी मेले की यह फोटो देखें और वोट दें',
  },
  copied: { en: 'Link copied', hi: 'लिंक कॉपी हो गया' },
})

/** Shares the address of a photo. `wide`: with its words. */
export function ShareButton({ id, wide = false }: { id: string; wide?: boolean }) {
  const t = useText(texts)
  const title = useScreenTitle(paths.gallery())
  const { share, sheet } = useShare(`share-${id}`, () => showToast(t('copied')))
  const url = () => new URL(paths.gallery(id), location.href).href
  return (
    <>
      <button
        type="button"
        className={wide ? 'btn btn--line btn--s' : 'icbtn'}
        aria-label={wide ? undefined : t('share')}
        onClick={() => share({ title, text: t('shareText'), url: url() })}
      >
        <Icon name="i-share" size={wide ? 20 : undefined} />
        {wide ? <span>{t('share')}</span> : null}
      </button>
      {sheet}
    </>
  )
}
