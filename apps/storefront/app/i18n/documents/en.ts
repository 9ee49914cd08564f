import { join } from './en/join.ts'
import { opening } from './en/opening.ts'
import { document } from './en/document.ts'
import { realName } from './en/real-name.ts'

export const texts = { join, opening, document, realName }
