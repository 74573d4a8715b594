import { defineTexts } from '#common/text.ts'

export const parkingGateTexts = defineTexts({
  of: { en: '{vehicles} of {capacity}', hi: '{capacity} में से {vehicles}' },
  room: { en: 'Room for {capacity}', hi: '{capacity} वाहनों की जगह' },
  noCapacity: { en: 'Room not told', hi: 'कुल जगह नहीं बताई गई' },
  registered: { en: '{n} registered', hi: '{n} दर्ज' },
  longCount: { en: '{n} parked too long', hi: '{n} बहुत देर से' },
  counted: { en: 'counted', hi: 'गिनती' },
  count: { en: 'Correct the count', hi: 'गिनती सुधारें' },
  close: { en: 'Close the lot', hi: 'पार्किंग बंद करें' },
  open: { en: 'Open the lot', hi: 'पार्किंग खोलें' },
  howMany: { en: 'How many vehicles stand here now', hi: 'अभी यहाँ कितने वाहन खड़े हैं' },
  howManyUse: {
    en: 'Count all of them, also those that are not registered. First let waiting registrations be sent.',
    hi: 'सब गिनें, जो दर्ज नहीं हैं उन्हें भी। पहले बाकी दर्ज वाहन भेजे जाने दें।',
  },
  notANumber: { en: 'Write a number, such as 0 or 120', hi: 'संख्या लिखें, जैसे 0 या 120' },
  saveCount: { en: 'Save the count', hi: 'गिनती सहेजें' },
})
