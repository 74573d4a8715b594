import type { Text } from '#common/text.ts'

/** Words of alarms of the system, for the console and for messages that leave the guide. */
export const alarmTexts = {
  'unusual-mint': {
    en: 'New phones: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
    hi: 'नए फ़ोन: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
  },
  'disk-space': {
    en: 'Only {count} MB of disk space are free. Below 1024 MB visitors cannot send photos.',
    hi: 'सर्वर में सिर्फ़ {count} MB जगह बची है। 1024 MB से कम होने पर लोग फोटो नहीं भेज पाएँगे।',
  },
  'missing-person-photos': {
    en: 'Photos of missing persons fill half of the day’s room ({count} MB). When it is full, reports go on without a photo, which follows.',
    hi: 'बिछड़े लोगों की फ़ोटो से आज की आधी जगह भर गई है ({count} MB)। पूरी भरने पर सूचना बिना फ़ोटो के आएगी, फ़ोटो बाद में आएगी।',
  },
  'danger-photos': {
    en: 'Photos of dangers fill half of the day’s room ({count} MB). When it is full, reports go on without a photo.',
    hi: 'खतरों की फ़ोटो से आज की आधी जगह भर गई है ({count} MB)। पूरी भरने पर सूचना बिना फ़ोटो के आएगी।',
  },
  'no-public-url': {
    en: 'PUBLIC_URL is not set to an https address. Until then sign-ins are less safe and shared links have no picture.',
    hi: 'PUBLIC_URL में सार्वजनिक https लिंक नहीं लिखा है। तब तक लॉगिन कम सुरक्षित है और भेजे गए लिंक में फोटो नहीं दिखती।',
  },
  'backup-age': {
    en: 'The last good backup is {count} hours old. The server’s log says why.',
    hi: 'पिछला सही बैकअप {count} घंटे पुराना है। वजह सर्वर के लॉग में है।',
  },
  'backup-beside-data': {
    en: 'Backups hold no photos, because they lie in the data folder: if this disk is lost, every photo is lost. Set BACKUP_TO to another place.',
    hi: 'बैकअप में फ़ोटो नहीं हैं, क्योंकि वे डेटा के फ़ोल्डर में ही रखे जा रहे हैं: यह डिस्क खराब हुई तो सारी फ़ोटो चली जाएँगी। BACKUP_TO में कोई दूसरी जगह लिखें।',
  },
  'new-version': {
    en: 'A new version of the guide is there. Whoever runs the server brings it at a quiet hour with mela-guide update.',
    hi: 'गाइड का नया रूप आ गया है। सर्वर सँभालने वाले इसे कम भीड़ के समय mela-guide update से लगाएँ।',
  },
  certificate: {
    en: 'The certificate of the public address ends in {count} days and was not renewed. Once it has ended, phones warn of danger in place of the guide.',
    hi: 'सार्वजनिक लिंक का सर्टिफ़िकेट {count} दिन में समाप्त होगा और नया नहीं हुआ है। समाप्त होने पर फ़ोन गाइड की जगह खतरे की चेतावनी दिखाएँगे।',
  },
  database: {
    en: 'The database does not answer. Pages are shown, but nothing that people send is stored.',
    hi: 'डेटाबेस जवाब नहीं दे रहा। पेज दिखते हैं, पर लोगों की भेजी चीज़ें सहेजी नहीं जा रहीं।',
  },
} as const satisfies Record<string, Text>
