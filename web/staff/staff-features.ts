// Every feature that staff alone use, one line each: they are no part of Home's script.
export { manifest as cases } from '#features/cases/manifest.ts'
export { manifest as dashboard } from '#features/dashboard/manifest.ts'
export { manifest as doctor } from '#features/doctor/manifest.ts'
export { manifest as languages } from '#features/languages/manifest.ts'
export { manifest as report } from '#features/report/manifest.ts'
export { manifest as senders } from '#features/senders/manifest.ts'
export { manifest as survey } from '#features/survey/manifest.ts'
export { manifest as voiceSearch } from '#features/voice-search/manifest.ts'
