import { messageOf } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import { Refusal } from '../../kernel/fail.ts'
import { savedSettings, type TestCall, type TestResult } from '../settings/public.ts'
import { testUploadStore } from './check-storage.ts'

const works: Record<'local' | 's3', Record<Locale, string>> = {
  local: {
    'zh-cn': '本地存储可用：测试文件已写入、读回并删除',
    en: 'The local disk works: a test file was written, read back and deleted.',
  },
  s3: {
    'zh-cn': '存储可用：测试文件已写入、读回，可从公开地址访问，并已删除',
    en: 'The storage works: a test file was written, read back, opened at its public URL and deleted.',
  },
}

/** Checks the saved upload storage and reports the outcome. */
export async function checkUploads({ ctx, locale }: TestCall): Promise<TestResult> {
  const upload = await savedSettings(ctx.db, 'upload')
  try {
    await testUploadStore(ctx, upload)
    return { ok: true, message: works[upload.save_type][locale] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const detail = typeof error.details.told === 'string' ? `\n${error.details.told}` : ''
    return { ok: false, message: `${messageOf(error.key, locale)}${detail}` }
  }
}
