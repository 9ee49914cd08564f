import { adminNewStores, adminNewUsers, type NewcomersAnswer } from '@fangshi/contract/figures'
import type { UseQueryResult } from '@tanstack/react-query'
import { l } from '../../i18n/ui-text.ts'
import { between, useFigures } from '../../kit/figures/area-figures.ts'
import type { Days } from '../../kit/figures/use-window.ts'
import { call } from '../../session/api.ts'

/** Who comes new to the platform: what is counted, when, and the list that has them. */
export const newcomerKinds = {
  users: {
    name: l('新增用户', 'New users'),
    means: l(
      '所选日期内注册的用户数，不含店铺子账号。',
      'Accounts registered in these dates, without store sub-accounts.',
    ),
    route: adminNewUsers,
    filters: (days: Days) => ({ created_at: between(days) }),
  },
  stores: {
    name: l('新增店铺', 'New stores'),
    means: l('所选日期内通过审核的店铺数。', 'Stores approved in these dates.'),
    route: adminNewStores,
    filters: (days: Days) => ({ verify: 'passed', passed_at: between(days) }),
  },
} as const
export type NewcomerKind = keyof typeof newcomerKinds

/** Newcomers of a window, by day. */
export const useNewcomers = (kind: NewcomerKind, days: Days): UseQueryResult<NewcomersAnswer> =>
  useFigures(`new ${kind}`, days, (signal) => call(newcomerKinds[kind].route, { query: days }, { quiet: true, signal }))
