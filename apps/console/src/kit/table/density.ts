import type { ThemeConfig } from 'antd'
import { useStored } from '../ui/use-stored.ts'

export const densities = ['middle', 'large', 'small'] as const
export type Density = (typeof densities)[number]

/** How tall rows are; remembered in this browser for all screens. */
export const useDensity = () => useStored<Density>('console_density', densities)

/** Rows of 48, 44 and 36 px: a line of 22, the border of 1 and this above and below. */
export const densityTheme: ThemeConfig = {
  components: {
    Table: {
      cellPaddingBlock: 12.5,
      cellPaddingBlockMD: 10.5,
      cellPaddingBlockSM: 6.5,
      cellPaddingInline: 12,
      cellPaddingInlineMD: 12,
      cellPaddingInlineSM: 8,
    },
  },
}
