import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closes, Dialog, useOpen } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadSearch } from '../search-words.ts'
import { appTexts } from '../texts.ts'

const Conversation = lazy(async () => {
  const [part, search] = await Promise.all([import('../nandi.tsx'), loadSearch()])
  return { default: () => <part.Conversation search={search} /> }
})

/** The sheet of ask Nandi. Its content is loaded when it is first opened; until then, and without script, it links to the search. */
export function NandiSheet() {
  const kit = useText(kitTexts)
  const isOpen = useOpen('nandi')
  return (
    <Dialog id="nandi" labelledBy="nandi-title" className="sheet-dialog">
      <div className="sheet nd">
        {/* One for all contents: it has the focus when they change. */}
        <button type="button" className="icbtn nd-close" aria-label={kit('close')} {...closes('nandi')}>
          <Icon name="i-close" />
        </button>
        {isOpen ? (
          <Suspense fallback={<Loading rows={2} />}>
            <Conversation />
          </Suspense>
        ) : (
          <ToSearch />
        )}
      </div>
    </Dialog>
  )
}

/** A link to the search, which lists everything in the guide. */
function ToSearch() {
  const t = useText(appTexts)
  return (
    <>
      <div className="sheet-h">
        <h2 id="nandi-title">{t('askNandi')}</h2>
      </div>
      <Link href={paths.search()} className="row">
        <Icon name="i-search" />
        <span>{t('search')}</span>
      </Link>
    </>
  )
}
