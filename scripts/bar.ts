const showAfter = 2000
const width = 24

type State = { done: number; all: number; what: string }

/**
 * One line at the bottom of a terminal for long work: a progress bar if the total is known, else the seconds. Prints nothing if
 * the stream is not a terminal.
 */
export function openBar(stream: NodeJS.WriteStream) {
  const begun = performance.now()
  let state: State | undefined
  let isShown = false
  let isPaused = false
  const clear = () => {
    if (isShown) stream.write('\r\x1b[2K')
    isShown = false
  }
  const draw = () => {
    const passed = performance.now() - begun
    if (isPaused || passed < showAfter) return
    clear()
    stream.write(lineOf(Math.floor(passed / 1000), state))
    isShown = true
  }
  const timer = stream.isTTY ? setInterval(draw, 250).unref() : undefined
  return {
    show(done: number, all: number, what = '') {
      state = { done, all, what }
    },
    /** Prints above the bar. */
    print(print: () => void) {
      clear()
      print()
    },
    /** Hides the bar while a question is asked. */
    async pause<T>(question: () => Promise<T>): Promise<T> {
      clear()
      isPaused = true
      try {
        return await question()
      } finally {
        isPaused = false
      }
    },
    close() {
      clearInterval(timer)
      clear()
    },
  }
}

/** `[######------] 50 % photos, 12 s`, or only the seconds. */
export function lineOf(seconds: number, state: State | undefined): string {
  if (!state || state.all <= 0) return `… ${seconds} s`
  const part = Math.min(1, state.done / state.all)
  const full = Math.round(part * width)
  const what = state.what && ` ${state.what}`
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}] ${Math.floor(part * 100)} %${what}, ${seconds} s`
}
