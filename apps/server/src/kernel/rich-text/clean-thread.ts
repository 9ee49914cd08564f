import { parentPort } from 'node:worker_threads'
import { cleanRichText } from './rich-text.ts'

/** Cleans rich text beside the thread that answers calls; `clean-beside.ts` starts it. */
parentPort?.on('message', (text: string) => parentPort?.postMessage(cleanRichText(text)))
