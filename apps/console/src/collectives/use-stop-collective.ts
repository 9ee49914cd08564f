import type { CollectiveRow, stopCollective, stopCollectiveAsAdmin } from '@fangshi/contract/collectives-backoffice'
import { useStop } from '../promotions/use-stop.tsx'
import { call } from '../session/api.ts'
import { collectiveTexts } from './collective-texts.ts'

/** The button that stops a group buy, and its dialog. */
export const useStopCollective = (route: typeof stopCollective | typeof stopCollectiveAsAdmin) =>
  useStop<CollectiveRow>({
    right: route.right,
    nameOf: ({ goods_name }) => goods_name,
    explained: collectiveTexts.stopExplained,
    stop: (id, reason) => call(route, { params: { id }, body: { reason } }),
  })
