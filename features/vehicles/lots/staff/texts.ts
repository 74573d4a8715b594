import { defineTexts } from '#common/text.ts'

export const parkingLotsStaffTexts = defineTexts({
  overdue: { en: 'A vehicle is overdue after so many hours', hi: 'इतने घंटे बाद वाहन को देर से खड़ा मानें' },
  overdueUse: {
    en: 'Each overdue vehicle becomes a case. From 1 to {n} hours.',
    hi: 'हर ऐसा वाहन एक मामला बन जाता है। 1 से {n} घंटे तक।',
  },
  notANumber: { en: 'Not saved. Write a number from 1 to {n}.', hi: 'सहेजा नहीं गया। 1 से {n} तक की संख्या लिखें।' },
  add: { en: 'Add a lot', hi: 'नई पार्किंग जोड़ें' },
  change: { en: 'Change the lot', hi: 'पार्किंग बदलें' },
  kinds: { en: 'Vehicles', hi: 'वाहन' },
  kindsUnknown: { en: 'Not told', hi: 'नहीं बताया' },
  notConfirmed: { en: 'Not checked', hi: 'जाँचा नहीं' },
  closed: { en: 'Closed', hi: 'बंद' },
  noCapacity: { en: 'Room not told', hi: 'कुल जगह नहीं बताई गई' },
  below: { en: '{vehicles} vehicles', hi: '{vehicles} वाहन' },
  nobody: { en: 'No vehicle yet', hi: 'अभी कोई वाहन नहीं' },
})
