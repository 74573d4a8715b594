/** In a file of its own: the manifest is part of the first script. */
export const looksLostTitle = { en: 'Somebody looks lost', hi: 'कोई बिछड़ा लगता है' }
