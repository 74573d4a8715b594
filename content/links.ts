/** Target of the bhajan tile until staff set another address. A search, because there is no official playlist. */
export const bhajanUrl = 'https://www.youtube.com/results?search_query=shiv+bhajan'
/** Offered while staff have set no stream. A search, because the temple has no channel that we know of. */
export const streamSearchUrl =
  'https://www.youtube.com/results?search_query=baba+garibnath+muzaffarpur+live+darshan'
