import type { ReactNode } from 'react'

/** A text in which the number of the help desk, and that for children, dial when tapped. */
export const withCalls = (text: string): ReactNode =>
  text.split(/(155304|1098)/).map(part =>
    +part ? (
      <a key={part} href={`tel:${part}`} className="tel">
        {part}
      </a>
    ) : (
      part
    ),
  )
