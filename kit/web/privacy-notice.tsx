import './privacy-notice.css'

/** What happens with what a form asks for: closed until somebody wants to know, there before sending. */
export function PrivacyNotice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className="form-notice">
      <summary>{title}</summary>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}
