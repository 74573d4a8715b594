import './chips.css'

type Props<K extends string> = {
  label: string
  choices: readonly { id: K; label: string }[]
  selected: K | undefined
  onSelect: (id: K) => void
}

/** Filter buttons in a strip that scrolls sideways; the selected one is pressed. */
export function Chips<K extends string>({ label, choices, selected, onSelect }: Props<K>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in old browsers
    <div className="chips" role="group" aria-label={label}>
      {choices.map(choice => (
        <button
          key={choice.id}
          type="button"
          className="chip"
          aria-pressed={choice.id === selected}
          onClick={() => onSelect(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
