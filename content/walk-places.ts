import type { Text } from '#common/text.ts'

/** A place of the fair where somebody may be lost or found. */
export type WalkPlace = { id: string; name: Text }

const place = (id: string, en: string, hi: string): WalkPlace => ({ id, name: { en, hi } })

/**
 * Places of the walk in walking order, from the river to the way out behind the temple, named as in content/waypoints.csv.
 * Few positions are known exactly, so how near two of them are is told by this order alone.
 */
export const walkPlaces: readonly WalkPlace[] = [
  place('pahleja-ghat', 'Pahleja Ghat', 'पहलेजा घाट'),
  place('hariharnath', 'Hariharnath temple, Sonpur', 'हरिहरनाथ मंदिर, सोनपुर'),
  place('sonpur', 'Sonpur Junction', 'सोनपुर जंक्शन'),
  place('gandak-bridge', 'Old Gandak bridge', 'पुराना गंडक पुल'),
  place('hajipur', 'Hajipur Junction', 'हाजीपुर जंक्शन'),
  place('sarai', 'Sarai station', 'सराय स्टेशन'),
  place('bhagwanpur', 'Bhagwanpur station (Vaishali)', 'भगवानपुर स्टेशन (वैशाली)'),
  place('goraul', 'Goraul station', 'गोरौल स्टेशन'),
  place('fakuli', 'Fakuli Mor (district border)', 'फकुली मोड़ (जिले की सीमा)'),
  place('kurhani', 'Kurhani station', 'कुढ़नी स्टेशन'),
  place('turki', 'Turki station', 'तुर्की स्टेशन'),
  place('madhaul', 'Madhaul', 'मधौल'),
  place('ramdayalu', 'Ramdayalu Nagar station and crossing', 'रामदयालु नगर स्टेशन और गुमटी'),
  place('aghoria-bazar', 'Aghoria Bazar Chowk', 'अघोरिया बाजार चौक'),
  place('amgola', 'Amgola', 'आमगोला'),
  place('harisabha', 'Harisabha Chowk', 'हरिसभा चौक'),
  place('devi-mandir', 'Devi Mandir Road', 'देवी मंदिर रोड'),
  place('pani-tanki', 'Pani Tanki Chowk', 'पानी टंकी चौक'),
  place('zila-school', 'Zila School ground', 'जिला स्कूल मैदान'),
  place('hathi-chowk', 'Hathi Chowk', 'हाथी चौक'),
  place('amar-cinema', 'Amar Cinema Chowk', 'अमर सिनेमा चौक'),
  place('chhoti-kalyani', 'Chhoti Kalyani Chowk', 'छोटी कल्याणी चौक'),
  place('prabhat-cinema', 'Prabhat Cinema Chowk', 'प्रभात सिनेमा चौक'),
  place('sahu-pokhar', 'Sahu Pokhar', 'साहू पोखर'),
  place('bajrangbali', 'Bajrangbali Chowk', 'बजरंगबली चौक'),
  place('makhan-sah', 'Makhan Sah Chowk', 'माखन साह चौक'),
  place('temple', 'Baba Garibnath temple', 'बाबा गरीबनाथ मंदिर'),
  place('chhata-bazar', 'Chhata Bazar (way out)', 'छाता बाजार (निकास)'),
]
