/** Named features of the map drawing: Doha's ring roads and its bay. Elsewhere streets have no names. */
export const city = {
  /** Its old town, the centre of the ring roads. */
  centre: { latitude: 25.288, longitude: 51.534 },
  /** Kilometres from there. */
  rings: [
    { km: 1.1, name: { en: 'A Ring Road', ar: 'الدائري الأول' } },
    { km: 1.75, name: { en: 'B Ring Road', ar: 'الدائري الثاني' } },
    { km: 2.7, name: { en: 'C Ring Road', ar: 'الدائري الثالث' } },
    { km: 4.5, name: { en: 'D Ring Road', ar: 'الدائري الرابع' } },
  ],
  /** A circle of water, in kilometres. */
  bay: { latitude: 25.3055, longitude: 51.533, km: 1.65 },
} as const;
