// What a countdown needs beside its place, loaded after the page.
export { Countdown } from '~/ui/countdown.tsx'
export { serverNow } from './server-clock.ts'
