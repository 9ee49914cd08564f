/** Told once as each step begins, and with `done` = `total` at the end. */
export type Progress = (done: number, total: number, step: string) => void

const width = 24

/** A bar that redraws itself on a terminal; elsewhere a line per step. */
export function showProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  if (!out.isTTY) return (done, total, step) => void out.write(`Demo marketplace ${done}/${total}: ${step}\n`)
  return (done, total, step) => {
    const filled = Math.round((width * done) / total)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    out.write(`\r\u001b[KDemo marketplace 演示数据 ${bar} ${step}${done === total ? '\n' : ''}`)
  }
}
