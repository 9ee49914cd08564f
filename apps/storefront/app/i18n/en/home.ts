import type { Same } from '../same.ts'
import type { home as chinese } from '../zh-cn/home.ts'

export const home: Same<typeof chinese> = {
  title: 'Fangshi · everyday things, made with care',
  recommended: 'For you',
}
