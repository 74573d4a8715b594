import type { Text } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import { paths } from '#kit/web/paths.ts'
import { aboutPages } from './pages.ts'

/** What a slot in a written page links to; without a label the link is named like its screen. */
export const links: Readonly<Record<string, { label?: Text; to: string } | undefined>> = {
  openData: { label: aboutPages['open-data'], to: paths.about('open-data') },
  contacts: {
    label: facilityTypes['centralised-contact'].label,
    to: paths.facility('centralised-contact'),
  },
  complaints: { to: paths.complaints() },
  feedback: { to: paths.feedback() },
  missingPerson: { to: paths.missingPerson() },
}
