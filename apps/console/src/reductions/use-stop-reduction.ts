import type { ReductionRow, stopReduction, stopReductionAsAdmin } from '@fangshi/contract/reductions'
import { useStop } from '../promotions/use-stop.tsx'
import { call } from '../session/api.ts'
import { reductionTexts } from './reduction-texts.ts'

/** The button that stops a full reduction, and its dialog. */
export const useStopReduction = (route: typeof stopReduction | typeof stopReductionAsAdmin) =>
  useStop<ReductionRow>({
    right: route.right,
    nameOf: ({ name }) => name,
    explained: reductionTexts.stopExplained,
    stop: (id, reason) => call(route, { params: { id }, body: { reason } }),
  })
