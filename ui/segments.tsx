import './segments.css'

type Props<K extends string> = {
  label: string
  choices: readonly { id: K; label: string }[]
  selected: K
  onSelect: (id: K) => void
}
/** Switches between two or three views; the selected one is pressed. */
export function Segments<K extends string>({ label, choices, selected, onSelect }: Props<K>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one strip in old browsers
    <div className="seg" role="group" aria-label={label}>
      {choices.map(choice => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === selected}
          onClick={() => onSelect(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
