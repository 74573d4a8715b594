// Every feature that staff alone use, one line each: they are no part of Home's script.
export { manifest as cases } from '#features/cases/manifest.tsx'
export { manifest as dashboard } from '#features/dashboard/manifest.tsx'
export { manifest as doctor } from '#features/doctor/manifest.tsx'
export { manifest as languages } from '#features/languages/manifest.tsx'
export { manifest as report } from '#features/report/manifest.tsx'
export { manifest as senders } from '#features/senders/manifest.tsx'
export { manifest as survey } from '#features/survey/manifest.tsx'
export { manifest as voiceSearch } from '#features/voice-search/manifest.tsx'
