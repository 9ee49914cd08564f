import type { Resource } from '@fangshi/contract/resource'
import { ConfigProvider } from 'antd'
import type { ComponentType } from 'react'
import { ScreenPage } from './screen-page.tsx'
import type { ScreenSpec } from './types.ts'
import { usePhone } from './use-phone.ts'

/**
 * A plain back-office screen of a resource (spec §2, generic table screen). Composes the pieces of this folder; a screen
 * that is not plain composes them itself.
 */
export function tableScreen<R extends Resource>(spec: ScreenSpec<R>): ComponentType {
  // From here on rows are rows: which fields they have only the screen knows.
  const plain = spec as unknown as ScreenSpec
  return function TableScreen() {
    // Fingers need larger controls.
    const size = usePhone() ? 'large' : undefined
    return (
      <ConfigProvider componentSize={size}>
        <ScreenPage spec={plain} />
      </ConfigProvider>
    )
  }
}
