import type { ReactNode } from 'react'

/** A text in which the numbers of help desk, ambulance, police and children's helpline dial when tapped. */
export const withCalls = (text: string): ReactNode =>
  text.split(/\b(155304|1098|108|112)\b/).map(part =>
    +part ? (
      <a key={part} href={`tel:${part}`} className="tel">
        {part}
      </a>
    ) : (
      part
    ),
  )
