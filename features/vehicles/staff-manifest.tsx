import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

const label = { en: 'Vehicles', hi: 'वाहन' }

export const staff: StaffManifest = {
  auditWords: {
    vehicle: { en: 'Vehicle', hi: 'वाहन' },
    'unknown-vehicle': { en: 'Unknown vehicle', hi: 'अनजान वाहन' },
    'looked-up': { en: 'searched', hi: 'खोजना' },
    registered: { en: 'registered', hi: 'दर्ज करना' },
  },
  auditFilters: [{ subject: 'vehicle', label, place: 7 }],
  counts: [{ table: 'vehicle_registrations', label, place: 5 }],
}
