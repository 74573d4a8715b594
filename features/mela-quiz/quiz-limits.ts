/** Specification §9. */
export const questionCount = 10
export const quizSeconds = 600
/** What the way of the answer over a bad network may take. */
export const graceSeconds = 30
export const leaderboardLength = 100
/** The leaderboard stays open so many days after the fair. */
export const boardDays = 30
/** Fewer are drawn from no more: whoever plays after others would meet what they tell. */
export const leastToDraw = 60
/** Numbers that one device may try in a day. */
export const startsPerDay = 20
/** Of all phones together: more within an hour is somebody who tries numbers. */
export const startsPerHour = 1000
