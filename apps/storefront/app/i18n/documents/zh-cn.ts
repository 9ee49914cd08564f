import { join } from './zh-cn/join.ts'
import { opening } from './zh-cn/opening.ts'
import { document } from './zh-cn/document.ts'
import { realName } from './zh-cn/real-name.ts'

/** The Chinese texts of these pages; the shape that English must match. */
export const texts = { join, opening, document, realName }
