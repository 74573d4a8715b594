import { useEffect } from 'react'

/** On paper every table is open and the page is light. */
export function usePaperLook(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let before: string | undefined
    const toPaper = () => {
      before = dataset.theme
      dataset.theme = 'light'
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.report details'))
        details.open = true
    }
    const toScreen = () => {
      dataset.theme = before ?? ''
    }
    addEventListener('beforeprint', toPaper)
    addEventListener('afterprint', toScreen)
    return () => {
      removeEventListener('beforeprint', toPaper)
      removeEventListener('afterprint', toScreen)
    }
  }, [])
}
