import { parentPort, workerData } from 'node:worker_threads'
import { rush, type RushingBuyer, type Sale } from './buyer.ts'
import type { Answer } from './tally.ts'

/** The buyers run in a thread of their own, so that they take no time from the server that answers them; `rush.ts` starts it. */

export interface Crowd {
  sale: Sale
  buyers: readonly RushingBuyer[]
  /** How many of them act at the same time. */
  atOnce: number
}

const tellMs = 100

const { sale, buyers, atOnce } = workerData as Crowd
let answers: Answer[] = []
const tell = setInterval(() => {
  if (answers.length) parentPort?.postMessage(answers)
  answers = []
}, tellMs)

const waiting = [...buyers]
async function act(): Promise<void> {
  for (let buyer = waiting.shift(); buyer; buyer = waiting.shift())
    await rush(buyer, sale, (answer) => answers.push(answer))
}
await Promise.all(Array.from({ length: atOnce }, act))
clearInterval(tell)
parentPort?.postMessage(answers)
