import * as z from 'zod/mini'
import { route } from './route.ts'

/** Uploads. The server looks at the content, not at the name, and writes the picture anew. */

const upload = {
  takes: 'multipart',
  does: 'Stores one picture (field `file`, or `avatar`; option[width] and option[height] crop it). Answers its address.',
  reply: z.string(),
  bodyLimit: 10 * 1024 * 1024,
  fails: ['FILE_MISSING', 'FILE_TOO_LARGE', 'FILE_NOT_IMAGE', 'FILE_QUOTA'],
} as const
export const uploadHome = route('POST /uploads', { ...upload, area: 'Home', right: 'shopper' })
