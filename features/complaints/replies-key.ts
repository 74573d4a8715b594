/** Where the outbox keeps what the server replied: a complaint that waited offline has its number here. */
export const repliesKey = 'complaints-sent'
