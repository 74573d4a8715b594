/** Where links that leave the guide lead until staff set another address. A search, because no playlist is official. */
export const bhajanUrl = 'https://www.youtube.com/results?search_query=shiv+bhajan'
