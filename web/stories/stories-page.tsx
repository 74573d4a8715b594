import '../styles.ts'
import '../home-styles.ts'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { languages } from '#common/text.ts'
import { LanguageProvider } from '#kit/web/language.tsx'
import { stories as ui } from './ui-stories.tsx'
import './stories.css'
import type { Stories } from '#kit/web/stories.ts'

const found = import.meta.glob<Stories>('/features/*/stories.{ts,tsx}', { eager: true, import: 'stories' })

/** The stories of ui/, and of every feature whose folder has a `stories.tsx`. */
const allStories: readonly Stories[] = [ui, ...Object.values(found)]

/** The developers' page /dev/sheet: every feature's examples in every state, both languages side by side. */
function Sheet() {
  return (
    <main id="content" className="stories-page">
      {allStories.map(({ feature, states }) => (
        <section key={feature} id={feature}>
          <h1>{feature}</h1>
          {states.map(state => (
            <State key={state.name} id={`${feature}-${state.name}`} {...state} />
          ))}
        </section>
      ))}
    </main>
  )
}

function State({ id, name, Show }: { id: string; name: string; Show: ComponentType }) {
  return (
    <article id={id} data-sheet={id}>
      <h2>{name}</h2>
      <div className="sheet-pair">
        {languages.map(language => (
          <div key={language} lang={language} className="sheet-phone">
            <LanguageProvider initial={language}>
              <Show />
            </LanguageProvider>
          </div>
        ))}
      </div>
    </article>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Sheet />
  </StrictMode>,
)
window.isUp = true
document.documentElement.dataset.ready = 'true'
