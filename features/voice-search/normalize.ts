const nukta = /\u093C/g
const joiners = /[\u200B-\u200D\uFEFF]/g
/** A nasal before a consonant of its class is also written as anusvara: सम्पर्क and संपर्क, भण्डारा and भंडारा. */
const halfNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-धस])|म्(?=[प-भ])/g

/**
 * The spelling in which phrases and keywords are compared: lower case, without nukta, chandrabindu and half nasals as
 * anusvara, ॉ as ा, digits 0-9, single spaces, only letters, marks and numbers.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD') // separates a nukta from its letter
    .replace(nukta, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(joiners, '')
    .replaceAll('ँ', 'ं')
    .replaceAll('ॉ', 'ा')
    .replace(halfNasal, 'ं')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
