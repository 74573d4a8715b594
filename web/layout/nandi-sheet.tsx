import { lazy, Suspense } from 'react'
import { useText } from '#kit/web/language.tsx'
import { texts as kitTexts } from '#kit/web/texts.ts'
import { Dialog, useOpen } from '#ui/dialog.tsx'
import { Loading } from '#ui/state.tsx'
import { loadSearch } from '../search-words.tsx'

const Conversation = lazy(async () => {
  const [part, search] = await Promise.all([import('../nandi.tsx'), loadSearch()])
  return { default: () => <part.Conversation search={search} /> }
})

/** The sheet of ask Nandi. Its content is loaded when it is first opened. */
export function NandiSheet() {
  const t = useText(kitTexts)
  const isOpen = useOpen('nandi')
  return (
    <Dialog id="nandi" labelledBy="nandi-title" className="sheet-dialog">
      <div className="sheet nd">
        {isOpen ? (
          <Suspense fallback={<Loading label={t('loading')} rows={2} />}>
            <Conversation />
          </Suspense>
        ) : null}
      </div>
    </Dialog>
  )
}
