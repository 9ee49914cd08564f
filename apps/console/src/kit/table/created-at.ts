import { l } from '../../i18n/ui-text.ts'
import type { Column } from '../list/column.ts'

/** When a row came about (spec §9: 165 px). */
export const createdAt: Column = { label: l('创建时间', 'Created'), type: 'time', width: 165 }
