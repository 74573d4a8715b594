import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What the parking desk says; visitors with a vehicle mean parking. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Vehicle Admin', hi: 'वाहन एडमिन' },
    icon: 'i-car',
    to: paths.vehicleAdmin(),
    kind: 'service',
    words: wordList(
      `वाहन प्रशासन, वाहन एडमिन, वाहन दर्ज, vehicle admin, vehicle admin login, register vehicle`,
    ),
  },
]
