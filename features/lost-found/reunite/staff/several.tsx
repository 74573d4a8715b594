type Props = {
  legend: string
  choices: readonly { id: string; label: string }[]
  /** The chosen ids, separated by commas. */
  value: string
  most: number
  disabled: boolean
  onChange: (value: string) => void
}

/** Up to `most` of some choices, drawn as the buttons of `Choices`; checkboxes underneath. */
export function Several({ legend, choices, value, most, disabled, onChange }: Props) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (id: string) =>
    onChange((chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]).join())
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend className="lab">{legend}</legend>
      <div>
        {choices.map(({ id, label }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= most}
              onChange={() => toggle(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
