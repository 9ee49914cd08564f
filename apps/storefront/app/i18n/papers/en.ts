import { join } from './en/join.ts'
import { opening } from './en/opening.ts'
import { paper } from './en/paper.ts'
import { realName } from './en/real-name.ts'

export const texts = { join, opening, paper, realName }
