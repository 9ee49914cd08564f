import { onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { configTest } from '../settings/public.ts'
import { filesRoutes } from './files.routes.ts'
import { resealFiles } from './reseal-files.ts'
import { checkUploads } from './check-uploads.ts'

/** Files that people upload: pictures, documents, packages. */
export const files: Module = {
  name: 'files',
  routes: filesRoutes,
  reseal: resealFiles,
  listens: [onKey(configTest, 'upload', checkUploads)],
  rightNames: {
    'Admin.files': { 'zh-cn': '私密文件', en: 'Private files' },
  },
}
