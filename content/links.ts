/** Target of the bhajan tile until staff set another address. A search, because there is no official playlist. */
export const bhajanUrl = 'https://www.youtube.com/results?search_query=shiv+bhajan'
