import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Vehicles', hi: 'वाहन' }

export const vehiclesStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'parking',
      label: { en: 'Parking lots', hi: 'पार्किंग की जगहें' },
      icon: 'i-parking',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./lots/staff/lots-panel.tsx').then(module => module.LotsPanel),
    },
  ],
  auditWords: {
    'vehicle-photo': { en: 'Photo of a vehicle', hi: 'वाहन की फोटो' },
    'departure-photo': { en: 'Photo of the person who took a vehicle', hi: 'वाहन ले जाने वाले की फोटो' },
    'long-parked': { en: 'Vehicles parked for long', hi: 'देर से खड़े वाहन' },
    'parking-lot': { en: 'Parking lot', hi: 'पार्किंग' },
    'parking-slips': { en: 'Slips printed in advance', hi: 'पहले से छपी पर्चियाँ' },
    ended: { en: 'ended', hi: 'बंद करना' },
    parking: { en: 'Overdue hours of parking', hi: 'पार्किंग की समय सीमा' },
    counted: { en: 'counted', hi: 'गिनती करना' },
    vehicle: { en: 'Vehicle', hi: 'वाहन' },
    'unknown-vehicle': { en: 'Unknown vehicle', hi: 'अनजान वाहन' },
    'looked-up': { en: 'searched', hi: 'खोजना' },
    'vehicle-numbers': { en: 'Vehicle IDs for a phone', hi: 'फ़ोन के लिए वाहन ID' },
    reserved: { en: 'reserved', hi: 'अलग रखना' },
    registered: { en: 'registered', hi: 'दर्ज करना' },
  },
  auditFilters: [
    { subject: 'vehicle', label },
    {
      subject: 'parking-lot',
      label: { en: 'Parking lots', hi: 'पार्किंग की जगहें' },
      icon: 'i-parking',
    },
  ],
  alarms: {
    'vehicle-searches': {
      en: 'Parking: one account searched for {count} vehicles within an hour that are not here. Somebody may be trying out numbers.',
      hi: 'पार्किंग: एक खाते से एक घंटे में {count} ऐसे वाहन खोजे गए जो यहाँ नहीं हैं। हो सकता है कोई नंबर आज़मा रहा हो।',
    },
  },
  cases: [{ kind: 'long-parked', panel: 'vehicle', asks: 'long' }],
  exports: [
    { list: 'vehicles', label },
    {
      list: 'parking-counts',
      label: { en: 'Counts of parking lots', hi: 'पार्किंग की गिनती' },
      icon: 'i-parking',
    },
  ],
  counts: [{ table: 'vehicle_registrations', label }],
}
