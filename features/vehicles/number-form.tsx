import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { newId } from '#common/id.ts'
import { westernDigits } from '#common/phone-number.ts'
import { TextField } from '#ui/field.tsx'

type Props = {
  className: string | undefined
  /** Above the field. */
  children?: ReactNode
  label: string
  hint?: string
  /** Shown below the field if the input is not a number from `least` to `most`. */
  wrong: string
  least: number
  most: number
  /** The field's initial value. */
  start?: string
  send: string
  /** Resolves with whether the number was stored under this id. */
  onSend: (id: string, number: number) => Promise<boolean>
}

/**
 * A field for a number and the key that sends it. The input stays until it is stored. Each number has one id, so sending it
 * again after a lost answer stores it once.
 */
export function NumberForm({
  className,
  children,
  label,
  hint,
  wrong,
  least,
  most,
  start = '',
  send,
  onSend,
}: Props) {
  const [typed, setTyped] = useState(start)
  const [isWrong, setWrong] = useState(false)
  const [isSending, setSending] = useState(false)
  const id = useRef<string>(undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = westernDigits(typed).trim()
    const number = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN
    const isRight = number >= least && number <= most
    setWrong(!isRight)
    if (!isRight || isSending) return
    id.current ??= newId()
    setSending(true)
    if (await onSend(id.current, number)) id.current = undefined
    setSending(false)
  }
  return (
    <form className={className} noValidate onSubmit={submit}>
      {children}
      <TextField
        label={label}
        hint={hint}
        error={isWrong ? wrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(most).length}
        value={typed}
        onChange={typed => {
          id.current = undefined
          setWrong(false)
          setTyped(typed)
        }}
      />
      <button type="submit" className="btn btn--main" disabled={isSending}>
        {send}
      </button>
    </form>
  )
}
