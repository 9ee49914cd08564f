import { screenMenu } from '../../kernel/menu.ts'
import type { Module } from '../../kernel/module.ts'
import { fileSpaceSeller } from './file-space.seller.ts'

/** Pictures that stores keep in folders to choose from. */
export const fileSpace: Module = {
  name: 'file-space',
  routes: fileSpaceSeller,
  menus: [
    screenMenu('/Seller/file_spaces', {
      group: 'Goods',
      place: 3,
      name: { 'zh-cn': '图片空间', en: 'Image library' },
      icon: 'folder-open',
    }),
  ],
  rightNames: { 'Seller.file_space_dirs': { 'zh-cn': '图片文件夹', en: 'Image folders' } },
  demo: async () => (await import('./file-space.demo.ts')).fileSpaceDemo,
}
