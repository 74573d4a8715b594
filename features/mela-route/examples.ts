import type { MelaRoute, Waypoint } from './contract.ts'

const stop = (order: number, en: string, hi: string, lat?: number, lng?: number): Waypoint => ({
  order,
  name: { en, hi },
  ...(lat !== undefined && lng !== undefined && { position: { lat, lng }, precision_m: 500 }),
})

/** A short walk for tests and `/dev/sheet` with every kind of stop: estimated, of unsure order, in the city, way out. */
export const exampleRoute: MelaRoute = {
  waypoints: [
    { ...stop(1, 'Pahleja Ghat', 'पहलेजा घाट', 25.675, 85.12), precision_m: 3000 },
    { ...stop(2, 'Sonpur Junction', 'सोनपुर जंक्शन', 25.6968, 85.1669), near: ['shivir'] },
    stop(3, 'Old Gandak bridge', 'पुराना गंडक पुल'),
    { ...stop(4, 'Hajipur Junction', 'हाजीपुर जंक्शन', 25.7029, 85.2155), near: ['health-centre', 'shivir'] },
    { ...stop(5, 'Godhiya Chowk', 'गोढ़िया चौक'), order_unsure: true },
    {
      ...stop(6, 'Goraul station', 'गोरौल स्टेशन', 25.931, 85.3185),
      near: ['drinking-water', 'toilet', 'health-centre', 'shivir'],
    },
    stop(7, 'Turki station', 'तुर्की स्टेशन', 26.0344, 85.3547),
    stop(8, 'Ramdayalu Nagar station and crossing', 'रामदयालु नगर स्टेशन व गुमटी', 26.0974, 85.3836),
    stop(9, 'Harisabha Chowk', 'हरिसभा चौक'),
    stop(10, 'Hathi Chowk', 'हाथी चौक'),
    stop(11, 'Chhoti Kalyani Chowk', 'छोटी कल्याणी चौक'),
    stop(12, 'Prabhat Cinema Chowk', 'प्रभात सिनेमा चौक'),
    stop(13, 'Sahu Pokhar', 'साहू पोखर'),
    stop(14, 'Makhan Sah Chowk', 'माखन साह चौक'),
    { ...stop(15, 'Baba Garibnath temple', 'बाबा गरीबनाथ मंदिर', 26.1205, 85.3912), precision_m: 200 },
    stop(16, 'Chhata Bazar (way out)', 'छाता बाजार (निकास)'),
  ],
  along: { 'drinking-water': 1, toilet: 1, 'health-centre': 2, shivir: 3 },
  full_map: 'https://maps.example/walk',
}
