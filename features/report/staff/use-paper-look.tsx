import { useEffect } from 'react'

/** On paper every table is open. */
export function usePaperLook(): void {
  useEffect(() => {
    const toPaper = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.report details'))
        details.open = true
    }
    addEventListener('beforeprint', toPaper)
    return () => removeEventListener('beforeprint', toPaper)
  }, [])
}
