import type { WorkerAnswer, Job } from './in-worker.ts'
import { readFirstSheet } from './read-workbook.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { writeWorkbook } from './write-workbook.ts'

async function work(job: Job): Promise<WorkerAnswer> {
  try {
    return { result: await (job.do === 'read' ? readFirstSheet(job.file) : writeWorkbook(job.sheets)) }
  } catch (error) {
    return error instanceof UnreadableFile ? { fault: error.fault } : { error: String(error) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  postMessage(await work(data))
})
