/** Cached responses of the quiz. */
export const topic = 'mela-quiz'
/** Specification §9. */
export const questionCount = 10
export const quizSeconds = 600
/** Extra time for the answer's travel over a slow network. */
export const graceSeconds = 30
export const leaderboardLength = 100
/** Days after the fair for which the leaderboard is shown. */
export const boardDays = 30
/** Least number of questions to draw from: with fewer, later players would meet what earlier ones reveal. */
export const leastToDraw = 60
/** Numbers that one device may try in a day. */
export const startsPerDay = 20
/** With a prize, starts of one network in ten minutes from which newcomers pay more, because each start reveals ten questions. */
export const startsOfNetwork = { max: 30, seconds: 600 }
/** Of all phones together: more within an hour raises an alarm, because somebody may be testing numbers. */
export const startsPerHour = 1000
