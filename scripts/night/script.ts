import type { Client } from '../demo/client.ts'

/** The cast of a practice night: visitors' phones in turn, a member of staff, and the places of the guide used. */
export type Stage = {
  phone: () => Client
  staff: Client
  crowdPlaces: readonly string[]
  dangerPlaces: readonly string[]
}
type Act = { minute: number; play: (stage: Stage) => Promise<unknown> }

/** Length of the night in minutes. */
export const minutes = 120

// Numbers that no network assigns: five equal digits after 98765.
const phoneOf = (n: number) => `98765${String(n % 10).repeat(5)}`
const notice = { notice_version: 'practice', notice_language: 'hi' }
const at = <T>(list: readonly T[], n: number) => list[n % Math.max(1, list.length)]

const level = (minute: number, place: number, status: 'low' | 'medium' | 'high'): Act => ({
  minute,
  play: async ({ staff, crowdPlaces }) => {
    const id = at(crowdPlaces, place)
    if (id) await staff.call('PUT', `/api/crowd-status/${id}`, { status, description: { en: '', hi: '' } })
  },
})
const tail = (minute: number, place: string, hours: number): Act => ({
  minute,
  play: ({ staff }) =>
    staff.call('PUT', `/api/queue/${crypto.randomUUID()}`, { line: 'tail', place, hours, waited_s: 0 }),
})
const complaint = (minute: number, category: string, words: string, place: string): Act => ({
  minute,
  play: ({ phone }) =>
    phone().send('/api/complaints', { id: crypto.randomUUID(), category, words, place, ...notice }),
})
const danger = (minute: number, kind: string, place: number, words: string): Act => ({
  minute,
  play: ({ phone, dangerPlaces }) => {
    const fields = { id: crypto.randomUUID(), kind, place: at(dangerPlaces, place) ?? '', words, ...notice }
    return phone().send('/api/dangers', fields)
  },
})
const person = (
  minute: number,
  said: { is_found?: boolean; person: string; last_seen: string; age_band: string; sex: string },
): Act => ({
  minute,
  play: ({ phone }) => {
    const is_found = String(said.is_found ?? false)
    const who = { id: crypto.randomUUID(), name: 'अभ्यास', phone: phoneOf(minute) }
    return phone().send('/api/missing-persons', { ...said, is_found, ...who, ...notice })
  },
})

/** What happens in two hours of a Monday night at a fair, in visitors' words. */
export const night: readonly Act[] = [
  level(0, 0, 'low'),
  level(0, 1, 'medium'),
  tail(1, 'harisabha', 1),
  complaint(3, 'water', 'नल में पानी नहीं आ रहा', 'जिला स्कूल मैदान'),
  level(5, 2, 'medium'),
  person(7, {
    person: 'लड़का, लाल कमीज़, काली हाफ़ पैंट, नाम राजू बताता है',
    last_seen: 'साहू पोखर के पास',
    age_band: 'child',
    sex: 'male',
  }),
  level(10, 1, 'high'),
  tail(12, 'aghoria-bazar', 2),
  danger(14, 'wire', 0, 'खंभे से तार लटक रहा है'),
  complaint(17, 'dirt', 'शौचालय बहुत गंदा है', 'आरडीएस कॉलेज'),
  person(20, {
    is_found: true,
    person: 'बुज़ुर्ग महिला, हरी साड़ी, रास्ता भूल गई हैं',
    last_seen: 'हाथी चौक',
    age_band: 'elder',
    sex: 'female',
  }),
  level(24, 3, 'high'),
  complaint(27, 'light', 'गली में अँधेरा है', 'माखन साह चौक'),
  danger(30, 'drain', 3, 'नाले का ढक्कन खुला है'),
  tail(33, 'ramdayalu', 3),
  person(36, {
    person: 'लड़की, पीली फ़्रॉक, लाल चप्पल, बोल नहीं पाती',
    last_seen: 'प्रभात सिनेमा चौक',
    age_band: 'child',
    sex: 'female',
  }),
  complaint(40, 'crowd', 'बैरिकेड के पास धक्का-मुक्की हो रही है', 'छोटी कल्याणी चौक'),
  danger(43, 'crush', 5, 'मोड़ पर लोग दब रहे हैं'),
  level(44, 5, 'high'),
  person(50, {
    is_found: true,
    person: 'लड़की, पीली फ़्रॉक, रो रही है',
    last_seen: 'छोटी कल्याणी चौक',
    age_band: 'child',
    sex: 'female',
  }),
  complaint(55, 'water', 'पानी का टैंकर खाली है', 'हरिसभा चौक'),
  level(60, 1, 'medium'),
  tail(62, 'aghoria-bazar', 2),
  danger(66, 'water', 7, 'सड़क पर पानी भरा है'),
  person(70, {
    person: 'बुज़ुर्ग, सफ़ेद धोती, लाठी लेकर चलते हैं',
    last_seen: 'मंदिर का मुख्य द्वार',
    age_band: 'elder',
    sex: 'male',
  }),
  complaint(76, 'drain', 'नाली का पानी रास्ते पर आ रहा है', 'अमर सिनेमा चौक'),
  level(80, 3, 'medium'),
  danger(84, 'fire', 9, 'पंडाल के पीछे धुआँ दिख रहा है'),
  complaint(90, 'other', 'खोया-पाया केंद्र कहाँ है, कोई बता नहीं रहा', 'पानी टंकी चौक'),
  person(95, {
    is_found: true,
    person: 'बुज़ुर्ग, सफ़ेद धोती, लाठी है',
    last_seen: 'छाता बाजार',
    age_band: 'elder',
    sex: 'male',
  }),
  level(100, 5, 'medium'),
  tail(104, 'harisabha', 1),
  complaint(108, 'light', 'लाइट बार-बार जा रही है', 'देवी मंदिर रोड'),
  level(116, 1, 'low'),
  level(118, 3, 'low'),
]
