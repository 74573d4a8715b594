const nukta = /\u093C/g
const joiners = /[\u200B-\u200D\uFEFF]/g
/** Half nasals before their own row are written either way: सम्पर्क and संपर्क, भण्डारा and भंडारा, एम्बुलेन्स and एंबुलेंस. */
const halfNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-धस])|म्(?=[प-भ])/g

/**
 * The one spelling in which phrases and keywords are compared: lower case, nukta and chandrabindu folded, ॉ as ा,
 * half nasals as anusvara, digits 0-9, single spaces, nothing but letters, marks and numbers.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD') // takes a nukta off its letter, whichever way it was typed
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
