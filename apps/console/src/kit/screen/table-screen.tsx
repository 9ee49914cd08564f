import type { Resource } from '@fangshi/contract/resource'
import type { ComponentType } from 'react'
import { ScreenPage } from './screen-page.tsx'
import { screen, type ScreenSpec } from './screen.ts'
import { TouchSizes } from '../ui/touch-sizes.tsx'

/**
 * A plain back-office screen of a resource (spec §2, generic table screen). Composes the pieces of this folder; a screen
 * that is not plain composes them itself.
 */
export function tableScreen<R extends Resource>(spec: ScreenSpec<R>): ComponentType {
  const plain = screen(spec)
  return function TableScreen() {
    return <PlainScreen spec={plain} />
  }
}

/** The same for a specification that is made while rendering. */
export function PlainScreen({ spec }: { spec: ScreenSpec }) {
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
    </TouchSizes>
  )
}
