import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const lostFoundStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'lost-found',
      permission: 'lost-found',
      load: () => import('./staff/items-panel.tsx').then(module => module.LostFoundPanel),
    },
    {
      id: 'missing-persons',
      label: { en: 'Missing persons', hi: 'बिछड़े लोग' },
      icon: 'i-control',
      permission: 'missing-persons',
      load: () => import('./reunite/staff/persons-panel.tsx').then(module => module.MissingPersonsPanel),
    },
  ],
  auditWords: {
    'missing-person-photo': { en: 'Photo of a missing person', hi: 'बिछड़े व्यक्ति की फोटो' },
    'lost-found': { en: 'Lost & found', hi: 'खोया-पाया' },
    'missing-person': { en: 'Missing person', hi: 'बिछड़ा व्यक्ति' },
    checked: { en: 'checked before a hand-over', hi: 'सौंपने से पहले जाँच' },
    'police-told': { en: 'told to the police', hi: 'पुलिस को बताना' },
    'police-told-end': { en: 'police told that the search is over', hi: 'पुलिस को खोज खत्म होने की खबर' },
    'read-out': { en: 'read over the loudspeaker', hi: 'लाउडस्पीकर पर पढ़ना' },
    'put-on-screens': { en: 'shown on screens', hi: 'स्क्रीन पर दिखाना' },
    'taken-off-screens': { en: 'taken off the screens', hi: 'स्क्रीन से हटाना' },
    'police-word': { en: 'police allowed to announce a child', hi: 'बच्चे के लिए पुलिस की अनुमति' },
    'police-word-ended': { en: 'police no longer allow it', hi: 'पुलिस की अनुमति खत्म' },
    'missing-persons-screens': { en: 'Missing persons on screens', hi: 'स्क्रीन पर बिछड़े लोग' },
    'search-started': { en: 'said where a search begins', hi: 'खोज कहाँ से शुरू हो, बताना' },
    'search-widened': { en: 'widened a search', hi: 'खोज बढ़ाना' },
    'search-stopped': { en: 'stopped asking for a search', hi: 'खोज के लिए पूछना रोकना' },
    'call-released': { en: 'asked everybody', hi: 'सबसे पूछना' },
    'call-ended': { en: 'no longer asks everybody', hi: 'सबसे पूछना बंद करना' },
    described: { en: 'described', hi: 'पहचान लिखना' },
    'missing-persons': { en: 'Missing persons', hi: 'बिछड़े लोग' },
    'number-seen': { en: 'number looked at', hi: 'नंबर देखना' },
    'moved-to-control-room': { en: 'handed to the control room', hi: 'नियंत्रण कक्ष को देना' },
  },
  cases: [
    { kind: 'missing-child', icon: 'i-child', panel: 'missing-persons', asks: 'person' },
    { kind: 'missing-person', icon: 'i-user', panel: 'missing-persons', asks: 'person' },
    { kind: 'missing-adult', icon: 'i-user', panel: 'missing-persons', asks: 'person' },
    { kind: 'found-person', icon: 'i-control', panel: 'missing-persons', asks: 'person' },
    { kind: 'looks-lost', icon: 'i-child', panel: 'missing-persons', asks: 'person' },
    { kind: 'person-to-police', icon: 'i-shield', panel: 'missing-persons', asks: 'person' },
    { kind: 'person-ended-to-police', icon: 'i-shield', panel: 'missing-persons', asks: 'person' },
    // Those who are asked may not see the report.
    { kind: 'search-ring', icon: 'i-search' },
    { kind: 'search-nobody', icon: 'i-search', panel: 'missing-persons', asks: 'person' },
  ],
  exports: [
    { list: 'lost-found' },
    {
      list: 'missing-persons',
      label: { en: 'Missing persons', hi: 'बिछड़े लोग' },
      icon: 'i-control',
    },
  ],
  alarms: {
    'unusual-missing-person': {
      en: 'Reports of missing persons: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'बिछड़े लोगों की सूचनाएँ: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'unusual-looks-lost': {
      en: 'People who look lost: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'बिछड़े लगने वाले लोग: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'unusual-lost-found': {
      en: 'Things lost and found: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'खोया-पाया की चीज़ें: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'unusual-reveal': {
      en: 'Phone numbers shown: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'दिखाए गए फ़ोन नंबर: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'lost-found-asks': {
      en: 'Somebody may be collecting phone numbers: new phones have opened their share of them, and {count} more were asked for in the last hour. They are shown only where the owner agrees. Help owners and finders by phone.',
      hi: 'शायद कोई फ़ोन नंबर इकट्ठा कर रहा है: नए फ़ोन अपने हिस्से के नंबर देख चुके हैं, और पिछले एक घंटे में {count} नंबर और पूछे गए। अब नंबर तभी दिखता है जब सूचना देने वाला हाँ कहे। लोगों की फ़ोन पर मदद करें।',
    },
    'lost-found-reveals': {
      en: 'Lost & found: {count} phone numbers were shown within an hour. Somebody may be collecting them.',
      hi: 'खोया-पाया: एक घंटे में {count} फ़ोन नंबर देखे गए। हो सकता है कोई इन्हें जमा कर रहा हो।',
    },
  },
}
