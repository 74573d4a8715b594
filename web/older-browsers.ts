/**
 * Built-ins that the app uses and that browsers since Chrome 80 and Safari 15 may lack (docs/browsers.md). web/page/end.js loads
 * this before the app, and only if arrays have no `toSorted`, the newest of them. The compiler refuses anything that is neither
 * here nor older (`lib` in tsconfig.web.json).
 */
import 'core-js/stable/array/at'
import 'core-js/stable/array/find-last'
import 'core-js/stable/array/find-last-index'
import 'core-js/stable/array/to-reversed'
import 'core-js/stable/array/to-sorted'
import 'core-js/stable/array/to-spliced'
import 'core-js/stable/array/with'
import 'core-js/stable/object/has-own'
import 'core-js/stable/string/replace-all'
import './older-styles.ts'
import dialogPolyfill from 'dialog-polyfill'

/** Dialogs for Safari before 15.4. Each is registered at its first use, since React creates them at any time. */
if (!('HTMLDialogElement' in globalThis)) {
  const isDialog = (element: unknown) =>
    element instanceof HTMLUnknownElement && element.localName === 'dialog'
  Object.assign(globalThis, { HTMLDialogElement: { [Symbol.hasInstance]: isDialog } })
  const registered = (dialog: HTMLDialogElement) => {
    if (Object.hasOwn(dialog, 'showModal')) return dialog
    dialogPolyfill.forceRegisterDialog(dialog)
    const { close } = dialog
    // Native dialogs allow closing a closed dialog.
    dialog.close = () => dialog.open && close()
    return dialog
  }
  Object.defineProperties(HTMLUnknownElement.prototype, {
    open: {
      get(this: HTMLDialogElement) {
        return this.hasAttribute('open')
      },
      configurable: true,
    },
    showModal: {
      value(this: HTMLDialogElement) {
        registered(this).showModal()
      },
      configurable: true,
      writable: true,
    },
    close: { value() {}, configurable: true, writable: true },
  })
  // Like a native dialog: in front of everything, over a backdrop.
  const style = document.createElement('style')
  style.textContent =
    'dialog{display:block;position:fixed;top:0;right:0;bottom:0;left:0;height:fit-content}' +
    'dialog:not([open]){display:none}' +
    'dialog+.backdrop,._dialog_overlay{position:fixed;top:0;right:0;bottom:0;left:0}' +
    'dialog+.backdrop{background:var(--scrim)}'
  document.head.prepend(style)
}
