// @ts-nocheck: its packages are installed on demand, beside a copy of this folder.
import './page.css'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, RouterProvider, useParams } from 'react-router'

/** The usual stack: everything is drawn on the phone, and texts and rows are fetched. Same pictures and rows as ours. */
function Home() {
  const { t } = useTranslation()
  return (
    <main>
      <img src="/art/masthead.svg" alt="" width="360" height="268" style={{ width: '100%' }} />
      <h1>{t('title')}</h1>
      <ul className="grid">
        {['Drinking Water', 'Toilet', 'Bathroom', 'Health Centre', 'Parking', 'ATM'].map(name => (
          <li key={name}>
            <a href={`/facility/${name}`}>{t(name, name)}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
function Facility() {
  const { type } = useParams()
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: [type],
    queryFn: () => fetch(`/api/facilities?type=${type}`).then(answer => answer.json()),
  })
  return (
    <main>
      <h1>{t(type ?? '', type ?? '')}</h1>
      <ul>
        {data?.facilities.map(row => (
          <li key={row.id}>
            <h3>{row.name.en}</h3>
            <p>{row.location_name.en}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
const texts = await fetch('/texts.json').then(answer => answer.json())
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } })
const router = createBrowserRouter([
  { path: '/', element: <Home /> },
  { path: '/facility/:type', element: <Facility /> },
])
createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
