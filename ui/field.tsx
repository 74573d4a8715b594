import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import './fields.css'

type Props = {
  label: ReactNode
  /** Text beside the label, such as 'optional'. */
  aside?: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
  /** A counter, to the right of the error. */
  counter?: ReactNode
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** A labelled control with hint, counter and error below it, linked for screen readers. */
function Field({ label, aside, hint, error, counter, children }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {aside ? <small>{aside}</small> : null}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error || counter ? (
        <div className="meta">
          <span id={`${id}-error`} className={error ? 'err' : undefined}>
            {error ? <Icon name="i-warning" size={20} /> : null}
            <span>{error}</span>
          </span>
          {counter ? <span>{counter}</span> : null}
        </div>
      ) : null}
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
    </div>
  )
}

type ControlProps<Control extends 'input' | 'textarea' | 'select', Value = string> = Omit<Props, 'children'> &
  Omit<ComponentProps<Control>, 'label' | 'value' | 'onChange'> & {
    value: Value
    onChange: (value: string) => void
  }

/** A labelled text input; all other attributes go to the input. */
export function TextField({ label, aside, hint, error, counter, onChange, ...input }: ControlProps<'input'>) {
  const isNumber = input.type === 'tel' || input.inputMode === 'numeric'
  return (
    <Field {...{ label, aside, hint, error, counter }}>
      {control => (
        <input
          {...control}
          className={isNumber ? 'in num' : 'in'}
          {...input}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Like `TextField`, for several lines. `isCounted` shows how many characters of `maxLength` are used. */
export function TextArea(props: Omit<ControlProps<'textarea'>, 'counter'> & { isCounted?: boolean }) {
  const { label, aside, hint, error, isCounted, onChange, ...area } = props
  const counter = isCounted ? `${area.value.length} / ${area.maxLength}` : undefined
  return (
    <Field {...{ label, aside, hint, error, counter }}>
      {control => (
        <textarea {...control} className="in" {...area} onChange={event => onChange(event.target.value)} />
      )}
    </Field>
  )
}

/** A labelled native select; its `option`s are the children. */
export function SelectField(props: ControlProps<'select', string | number>) {
  const { label, aside, hint, error, onChange, ...select } = props
  return (
    <Field {...{ label, aside, hint, error }}>
      {control => (
        <select {...control} className="in" {...select} onChange={event => onChange(event.target.value)} />
      )}
    </Field>
  )
}
