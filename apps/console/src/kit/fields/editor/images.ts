import { maxImages } from '../rich-text.ts'
import { pictureFault } from '../uploads/checks.ts'

/** How long the upload of one picture may take. */
export const uploadLimitMs = 5000
const inlineBytes = 5 * 1024
const inlineTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

type Plan = 'inline' | 'upload' | 'too many' | 'refused'

/** What happens to each picture that is inserted into a text with `present` pictures. */
export function plansFor(files: readonly { type: string; size: number }[], present: number): Plan[] {
  let count = present
  return files.map((file) => {
    if (pictureFault(file)) return 'refused'
    if (count >= maxImages) return 'too many'
    count++
    return file.size <= inlineBytes && inlineTypes.includes(file.type) ? 'inline' : 'upload'
  })
}

/** A small picture as a data URL. */
export function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}
