import { endingPoints } from '@fangshi/contract/points'
import { on } from '../../kernel/http/on.ts'
import { readEndingPoints } from './read-ending-points.ts'

export const pointsRoutes = [on(endingPoints, ({ ctx, who }) => readEndingPoints(ctx, who))]
