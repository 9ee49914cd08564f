import { useRights } from '../../session/rights.ts'
import { useMenuItem } from '../../menus/use-menu-item.ts'
import { buttonsOf, type Buttons } from './buttons.ts'
import type { ScreenSpec } from './screen.ts'

/** The buttons of a screen for this account (spec §6, operation permissions). */
export function useButtons({ resource, form, buttons }: Pick<ScreenSpec, 'resource' | 'form' | 'buttons'>): Buttons {
  const { can } = useRights()
  const granted = useMenuItem()?.buttons ?? []
  return buttonsOf({ resource, hasForm: form !== undefined, settings: buttons, granted, can })
}
