import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Accounts', hi: 'खाते' }
const auditLog = { en: 'Audit log', hi: 'बदलावों का रिकॉर्ड' }
const personalData = { en: 'Data of a person', hi: 'किसी व्यक्ति की जानकारी' }

export const accountsStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'accounts',
      label,
      permission: 'admin',
      load: () => import('./accounts/accounts-panel.tsx').then(module => module.AccountsPanel),
    },
    {
      id: 'audit-log',
      label: auditLog,
      icon: 'i-clock',
      permission: 'admin',
      load: () => import('./log/log-panel.tsx').then(module => module.AuditLogPanel),
    },
    {
      id: 'personal-data',
      label: personalData,
      icon: 'i-user',
      permission: 'personal-data',
      load: () => import('./personal-data/personal-data-panel.tsx').then(module => module.PersonalDataPanel),
    },
    {
      id: 'own-account',
      label: { en: 'Your account', hi: 'आपका खाता' },
      icon: 'i-check',
      permission: 'staff',
      load: () => import('./own/own-panel.tsx').then(module => module.OwnAccountPanel),
    },
  ],
  alarms: {
    'wrong-codes': {
      en: 'An account got {count} wrong codes with the right password within an hour. If it was not its owner, set a new password.',
      hi: 'एक घंटे में एक खाते में सही पासवर्ड के साथ {count} बार गलत कोड डाला गया। अगर खाते वाले ने नहीं डाला, तो नया पासवर्ड बनाएँ।',
    },
    'recovery-code-used': {
      en: 'A recovery code was used within the last hour: see the audit log. If it was not the account’s owner, set a new password.',
      hi: 'पिछले एक घंटे में किसी ने रिकवरी कोड से लॉगिन किया: बदलावों का रिकॉर्ड देखें। अगर खाते वाले ने नहीं किया, तो नया पासवर्ड बनाएँ।',
    },
  },
  auditWords: {
    'audit-log': auditLog,
    accounts: label,
    'personal-data': personalData,
    erased: { en: 'erased', hi: 'मिटाना' },
    account: { en: 'Account', hi: 'खाता' },
    'handset-link': { en: 'link for a new phone', hi: 'नए फ़ोन के लिए लिंक' },
    'wrong-code': { en: 'wrong code with the right password', hi: 'सही पासवर्ड के साथ गलत कोड' },
    'recovery-code': { en: 'recovery code', hi: 'रिकवरी कोड' },
    used: { en: 'used', hi: 'इस्तेमाल' },
    'recovery-codes-made': { en: 'recovery codes made', hi: 'रिकवरी कोड बनाना' },
    refused: { en: 'refused', hi: 'मना किया' },
    'new-keys': { en: 'everybody signed out, new keys', hi: 'सबको लॉगआउट करना, नई कुंजियाँ' },
    'password-changed': { en: 'password changed', hi: 'पासवर्ड बदलना' },
    'password-reset': { en: 'password reset', hi: 'नया पासवर्ड बनाना' },
    'second-factor-added': { en: 'second factor added', hi: 'दोहरी सुरक्षा लगाना' },
    'second-factor-removed': { en: 'second factor removed', hi: 'दोहरी सुरक्षा हटाना' },
  },
  exports: [
    { list: 'audit-log', label: auditLog, icon: 'i-clock' },
    { list: 'accounts', label },
  ],
  auditFilters: [
    { subject: 'account', label },
    { subject: 'personal-data', label: personalData, icon: 'i-user' },
  ],
}
