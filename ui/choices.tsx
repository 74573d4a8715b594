import './choices.css'

type Choice<T extends string> = { id: T; label: string }
type Props<T extends string> = {
  name: string
  legend: string
  choices: readonly Choice<T>[]
  value: T
  disabled: boolean
  onChoose: (value: T) => void
}
/** A few choices drawn as buttons, with radio inputs underneath so that arrow keys and screen readers work. */
export function Choices<T extends string>({ name, legend, choices, value, disabled, onChoose }: Props<T>) {
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend className="lab">{legend}</legend>
      <div>
        {choices.map(choice => (
          <label key={choice.id}>
            <input
              className="cover"
              type="radio"
              name={name}
              value={choice.id}
              checked={value === choice.id}
              onChange={() => onChoose(choice.id)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
