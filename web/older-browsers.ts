/**
 * What browsers since Chrome 80 and Safari 15 may lack of the built-ins that the app uses (docs/browsers.md). web/page/end.js
 * loads this before the app, and only where an array has no `toSorted`: it is newer than all others here. The compiler
 * refuses whatever is neither here nor older (`lib` in tsconfig.web.json).
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
import './older-dialogs.ts'
import './older-styles.ts'
