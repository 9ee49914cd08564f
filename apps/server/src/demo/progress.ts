/** The steps of a seeding, in their order, with what the bar says of each. */
export const steps = {
  pictures: '图片 pictures',
  catalogue: '店铺与商品 stores and goods',
  orders: '90 天的订单 90 days of orders',
  done: '完成 done',
} as const
export type Step = keyof typeof steps

const names = Object.keys(steps) as Step[]

/** Told once as each step begins, and at the end. */
export type Progress = (step: Step) => void

const width = 24

/** A bar that redraws itself on a terminal; elsewhere a line per step. */
export function showProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const last = names.length - 1
  return (step) => {
    const done = names.indexOf(step)
    if (!out.isTTY) return void out.write(`Demo marketplace 演示数据 ${done}/${last} ${steps[step]}\n`)
    const filled = Math.round((width * done) / last)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    out.write(`\r\u001b[KDemo marketplace 演示数据 ${bar} ${steps[step]}${done === last ? '\n' : ''}`)
  }
}
