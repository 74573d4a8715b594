import { expect, test } from 'vitest'
import { youtubeEmbed } from './youtube.ts'

const video = 'https://www.youtube-nocookie.com/embed/abcDEF_-123'
const channel = `UC${'x'.repeat(22)}`

test.each([
  ['https://www.youtube.com/watch?v=abcDEF_-123&t=9', video],
  ['https://m.youtube.com/watch?app=m&v=abcDEF_-123', video],
  ['https://youtu.be/abcDEF_-123?si=x', video],
  ['https://youtube.com/live/abcDEF_-123', video],
  ['https://www.youtube-nocookie.com/embed/abcDEF_-123', video],
  [
    `https://www.youtube.com/channel/${channel}/live`,
    `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}`,
  ],
  [
    `https://www.youtube.com/embed/live_stream?channel=${channel}`,
    `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}`,
  ],
])('%s is embedded as %s', (link, embed) => {
  expect(youtubeEmbed(link)).toBe(embed)
})

test.each([
  'http://www.youtube.com/watch?v=abcDEF_-123',
  'https://youtube.com.evil.example/watch?v=abcDEF_-123',
  'https://youtu.be/short',
  'https://www.youtube.com/watch?v=abcDEF_-123%22onload',
  'https://www.youtube.com/@somebody',
])('%s is not a video', link => {
  expect(youtubeEmbed(link)).toBeUndefined()
})
