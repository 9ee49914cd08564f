import type { Same } from '../i18n/texts.ts'
import type { seckill as chinese } from './texts.zh-cn.ts'

declare module '../i18n/texts.ts' {
  interface Texts {
    seckill: typeof chinese
  }
}

export const seckill: Same<typeof chinese> = {
  title: 'Flash sales',
  all: 'See all',
  untilEnd: 'Ends in',
  untilStart: 'Starts in',
}
